import type { manifest } from '@michi/api/manifest';
import type { Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import { instantJson } from '../../../platform/database/instantJson.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, TOTAL_LIMIT, type PageRequest } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { and, searchCondition } from '../../../platform/search/searchCondition.ts';
import { bookableTime, counsellorTimes, isFree, type BookableDays } from '../../university/index.ts';
import { counsellorJson, type Photos } from './counsellorJson.ts';

/** Which counsellors a list holds (user contract, `listCounsellors`). */
export type CounsellorFilter = Omit<Query<typeof manifest.user.listCounsellors>, 'page' | 'size'>;

/** Whose eyes counsellors are seen with. */
export interface CounsellorReader {
  readonly id: string;
  readonly universityId: string;
  readonly timezone: string;
}

/** Most times an answer has (user contract, `CounsellorCalendar`). */
const SLOT_LIMIT = 2_000;

/** A page of counsellors as JSON text, those with the soonest free time first. */
export async function listCounsellors(
  database: Kysely<Database>,
  filter: CounsellorFilter,
  page: PageRequest,
  reader: CounsellorReader,
  now: Date,
  photos: Photos,
): Promise<RowsJson> {
  const { rows } = await counsellorPage(filter, page, reader, now, photos).execute(database);
  return rows[0] ?? NO_ROWS;
}

/** How many counsellors match. */
export async function countCounsellors(
  database: Kysely<Database>,
  filter: CounsellorFilter,
  { universityId }: CounsellorReader,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from counsellors c where ${matching(filter, universityId)}
      limit ${TOTAL_LIMIT}) counted`.execute(database);
  return rows[0]?.total ?? 0;
}

/** The statement of a page. */
export function counsellorPage(
  filter: CounsellorFilter,
  page: PageRequest,
  reader: CounsellorReader,
  now: Date,
  photos: Photos = {},
): RawBuilder<RowsJson> {
  const order = sql`f.next_at nulls last, c.name, c.id`;
  return sql<RowsJson>`
    with free as materialized (${soonest(reader, now)}),
      page as materialized (
        select c.id, f.next_at, row_number() over (order by ${order}) as place
        from counsellors c left join free f on f.counsellor_id = c.id
        where ${matching(filter, reader.universityId)}
        order by ${order} limit ${page.size} offset ${pageOffset(page)}
      )
    select coalesce(json_agg(${counsellorJson('c', 'page.next_at', photos)} order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join counsellors c on c.id = page.id`;
}

/** The soonest free time of each counsellor, or of one. */
function soonest(
  { timezone, universityId }: CounsellorReader,
  now: Date,
  counsellorId?: string,
): RawBuilder<unknown> {
  return sql`select t.counsellor_id, min(t.starts_at) as next_at
    from (${counsellorTimes({ universityId, counsellorId }, bookableTime(timezone, now))}) t
    where ${isFree('t')} group by t.counsellor_id`;
}

function matching(
  { language, search, style, topic }: CounsellorFilter,
  universityId: string,
): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`c.university_id = ${universityId}`];
  if (topic !== undefined) conditions.push(sql<SqlBool>`${topic} = any(c.topics)`);
  if (style !== undefined) conditions.push(sql<SqlBool>`c.style in (${style}, 'BOTH')`);
  if (language !== undefined)
    conditions.push(sql<SqlBool>`exists (select from unnest(c.languages) as spoken
      where lower(spoken) = lower(${language}::text) or lower(spoken) like lower(${language}::text) || '-%')`);
  const found = searchCondition('c', search);
  if (found !== undefined) conditions.push(found);
  return and(conditions);
}

/**
 * A counsellor whole as JSON text.
 * @throws Problem NOT_FOUND for one of another university
 */
export async function readCounsellor(
  database: Kysely<Database>,
  id: string,
  reader: CounsellorReader,
  now: Date,
  photos: Photos,
): Promise<string> {
  const { rows } = await sql<{ counsellor: string }>`
    with free as materialized (${soonest(reader, now, id)})
    select json_build_object('counsellor', ${counsellorJson('c', 'f.next_at', photos)}, 'about', c.about,
      'aboutJp', c.about_jp, 'howICanHelp', c.how_i_can_help, 'howICanHelpJp', c.how_i_can_help_jp,
      'schedule', c.schedule, 'scheduleJp', c.schedule_jp,
      'hours', (select coalesce(json_agg(json_build_object(
          'weekday', (array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[h.weekday],
          'from', to_char(h.from_time, 'HH24:MI'), 'to', to_char(h.to_time, 'HH24:MI'))
          order by h.weekday, h.from_time), '[]')
        from counsellor_hours h where h.counsellor_id = c.id),
      'timezone', c.timezone, 'place', c.place, 'placeJp', c.place_jp)::text as counsellor
    from counsellors c left join free f on f.counsellor_id = c.id
    where c.id = ${id} and c.university_id = ${reader.universityId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  return row.counsellor;
}

/**
 * A counsellor's times on some days as JSON text, those to come, free or taken.
 * @throws Problem NOT_FOUND for one of another university
 */
export async function readCounsellorTimes(
  database: Kysely<Database>,
  id: string,
  { bookable, from, to, whole }: BookableDays,
  reader: CounsellorReader,
  now: Date,
): Promise<string> {
  const { universityId } = reader;
  const ahead = { from: whole.from > now ? whole.from : now, before: bookable.before };
  const earliest = sql`${bookable.from.toISOString()}::timestamptz`;
  const { rows } = await sql<{ slots: string }>`
    select (select coalesce(json_agg(json_build_object('startsAt', ${instantJson('s.starts_at')},
        'endsAt', ${instantJson('s.ends_at')}, 'style', c.style, 'isAvailable', s.is_free, 'counsellingId', s.own_id)
        order by s.starts_at), '[]')
      from (select t.starts_at, t.ends_at, ${isFree('t')} and t.starts_at >= ${earliest} as is_free,
          (select k.id from counsellings k where k.user_id = ${reader.id} and k.counsellor_id = t.counsellor_id
            and k.status <> 'CANCELLED'
            and tstzrange(k.starts_at, k.ends_at) && tstzrange(t.starts_at, t.ends_at) limit 1) as own_id
        from (${counsellorTimes({ universityId, counsellorId: id }, ahead)}) t
        order by t.starts_at limit ${SLOT_LIMIT}) s)::text as slots
    from counsellors c where c.id = ${id} and c.university_id = ${universityId}`.execute(database);
  const [row] = rows;
  if (row === undefined) throw new Problem('NOT_FOUND');
  const frame = JSON.stringify({ from, to, timezone: reader.timezone });
  return `${frame.slice(0, -1)},"slots":${row.slots}}`;
}
