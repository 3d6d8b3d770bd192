import { sql, type SqlBool } from 'kysely';
import { columnsOf } from '../../../platform/json/json.ts';
import {
  FOUND_LIMIT,
  foundColumns,
  means,
  type OwnSearchSource,
} from '../../../platform/search/searchSource.ts';

const K = columnsOf<'counsellings'>('k');

/** Appointments ahead, the next first, then the others, the latest first. They are also found by their files. */
export const appointmentSource: OwnSearchSource = {
  kind: 'APPOINTMENT',
  names: [
    'appointments',
    'counselling',
    'counseling',
    '面談',
    'めんだん',
    '相談',
    'そうだん',
    '予約',
    'よやく',
  ],
  select({ user, now }, has) {
    const isAhead = sql<SqlBool>`(k.status = 'BOOKED' and k.ends_at > ${now.toISOString()}::timestamptz)`;
    const files = sql`(select string_agg(f.name, ' ') from counselling_files o join files f on f.id = o.file_id
      where o.counselling_id = k.id)`;
    return sql`
    select ${foundColumns({
      id: K('id'),
      title: sql<string>`'Appointment with ' || c.name`,
      titleJp: sql<string>`coalesce(c.name_jp, c.name) || 'さんとの面談'`,
      moment: { at: K('starts_at'), meaning: means('STARTS') },
    })}
    from counsellings k join counsellors c on c.id = k.counsellor_id
    where k.user_id = ${user.id}
      and ${has(sql`c.search_text || ' ' || search_form(concat_ws(' ', k.question, ${files}))`)}
    order by ${isAhead} desc, case when ${isAhead} then k.starts_at end, k.starts_at desc, k.id
    limit ${FOUND_LIMIT}`;
  },
};
