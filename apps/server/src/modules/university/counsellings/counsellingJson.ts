import { sql, type Kysely, type RawBuilder } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { CHANGE_HOURS } from './rules.ts';

/** A row of `counsellings` as the university contract's `Counselling`. */
export function counsellingJson(table: string, now: Date): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  const until = sql`(${column('starts_at')} - make_interval(hours => ${CHANGE_HOURS}))`;
  return sql`(select json_build_object('id', ${column('id')},
      'counsellor', json_build_object('id', c.id, 'name', c.name, 'nameJp', c.name_jp),
      'topic', ${column('topic')}, 'style', ${column('style')},
      'startsAt', ${instantJson(`${table}.starts_at`)}, 'endsAt', ${instantJson(`${table}.ends_at`)},
      'status', ${column('status')}, 'question', ${column('question')},
      'resumeIds', (select coalesce(json_agg(r.resume_id order by r.position), '[]') from counselling_resumes r
        where r.counselling_id = ${column('id')}),
      'files', (select coalesce(json_agg(${counsellingFileJson('o', 'f')} order by o.position, o.id), '[]')
        from counselling_files o join files f on f.id = o.file_id where o.counselling_id = ${column('id')}),
      'place', case ${column('style')} when 'OFFLINE' then c.place end,
      'placeJp', case ${column('style')} when 'OFFLINE' then c.place_jp end,
      'link', case ${column('style')} when 'ONLINE' then c.meeting_link end,
      'changeableUntil', u.until, 'bookedAt', ${instantJson(`${table}.booked_at`)},
      'cancelledAt', ${instantJson(`${table}.cancelled_at`)}, 'note', ${column('note')},
      'allowedActions', case when ${column('status')} = 'BOOKED' and u.moment >= ${now.toISOString()}::timestamptz
        then '["reschedule","cancel"]'::json else '[]'::json end)
    from counsellors c, lateral (select t.moment, ${instantJson('t.moment')} as until from (select ${until} as moment) t) u
    where c.id = ${column('counsellor_id')})`;
}

/** A row of `counselling_files` with its row of `files` as the university contract's `CounsellingFile`. */
export function counsellingFileJson(table: string, file: string): RawBuilder<unknown> {
  return sql`json_build_object('id', ${sql.ref(`${table}.id`)}, 'fileName', ${sql.ref(`${file}.name`)},
    'mediaType', ${sql.ref(`${file}.media_type`)}, 'size', ${sql.ref(`${file}.size`)})`;
}

/**
 * An appointment of a student as JSON text.
 * @throws Problem NOT_FOUND when it is not there or another's
 */
export async function readCounselling(
  database: Kysely<Database>,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ counselling: string }>`
    select ${counsellingJson('k', now)}::text as counselling from counsellings k
    where k.id = ${id} and k.user_id = ${userId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.counselling;
}
