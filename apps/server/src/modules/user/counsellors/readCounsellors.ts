import { nameOrder } from '../../../platform/page/nameOrder.ts';
import type { Language } from '../../../platform/problem/language.ts';
import type { manifest } from '@michi/api/manifest';
import type { ResponseBody, Query } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../../platform/page/rowsJson.ts';
import { and, searchCondition } from '../../../platform/search/searchCondition.ts';
import { bookableTime, counsellorTimes, isFree, type BookableDays } from '../../university/index.ts';
import { counsellorJson, type Counsellor } from './counsellorJson.ts';
import { columnsOf, instant, json, listOf } from '../../../platform/json/json.ts';
import { readFoundJson } from '../../../platform/json/readJson.ts';
import { jsonObject, jsonOf, type JsonText } from '../../../platform/json/jsonText.ts';

type CounsellorDetail = ResponseBody<typeof manifest.user.showCounsellor, 200>['data'];
type CounsellorCalendar = ResponseBody<typeof manifest.user.showCounsellorCalendar, 200>['data'];

const C = columnsOf<'counsellors'>('c');

/** Filters of a list of counsellors (user contract, `listCounsellors`). */
export type CounsellorFilter = Omit<Query<typeof manifest.user.listCounsellors>, 'page' | 'size'>;

export interface CounsellorReader {
  readonly id: string;
  readonly universityId: string;
  readonly timezone: string;
}

/** In whose language the list is ordered. */
type ListReader = CounsellorReader & { readonly language: Language };

/** `maxItems` of the user contract's `CounsellorCalendar`. */
const SLOT_LIMIT = 2_000;

/** A page of counsellors as JSON text, those with the soonest free time first. */
export function listCounsellors(
  database: Kysely<Database>,
  filter: CounsellorFilter,
  page: PageRequest,
  reader: ListReader,
  now: Date,
): Promise<RowsJson<Counsellor>> {
  return runRows(database, counsellorPage(filter, page, reader, now));
}

export function countCounsellors(
  database: Kysely<Database>,
  filter: CounsellorFilter,
  { universityId }: CounsellorReader,
): Promise<number> {
  return countRows(database, sql`select from counsellors c where ${matching(filter, universityId)}`);
}

export function counsellorPage(
  filter: CounsellorFilter,
  page: PageRequest,
  reader: ListReader,
  now: Date,
): RawBuilder<SelectedRows<Counsellor>> {
  const order = sql`f.next_at nulls last, ${nameOrder('c', reader.language)}, c.id`;
  return selectRows(
    counsellorJson('c', 'page.next_at'),
    sql`page.place`,
    (selected) => sql`
    with free as materialized (${soonest(reader, now)}),
      page as materialized (
        select c.id, f.next_at, row_number() over (order by ${order}) as place
        from counsellors c left join free f on f.counsellor_id = c.id
        where ${matching(filter, reader.universityId)}
        order by ${order} limit ${page.size} offset ${pageOffset(page)}
      )
    select ${selected}
    from page join counsellors c on c.id = page.id`,
  );
}

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
 * A counsellor with all details as JSON text.
 * @throws Problem NOT_FOUND for one of another university
 */
export function readCounsellor(
  database: Kysely<Database>,
  id: string,
  reader: CounsellorReader,
  now: Date,
): Promise<JsonText<CounsellorDetail>> {
  return readFoundJson(
    database,
    json<CounsellorDetail>({
      counsellor: counsellorJson('c', 'f.next_at'),
      about: C('about'),
      aboutJp: C('about_jp'),
      howICanHelp: C('how_i_can_help'),
      howICanHelpJp: C('how_i_can_help_jp'),
      schedule: C('schedule'),
      scheduleJp: C('schedule_jp'),
      hours: listOf(
        json<CounsellorDetail['hours'][number]>({
          weekday: sql<
            CounsellorDetail['hours'][number]['weekday']
          >`(array['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'])[h.weekday]`,
          from: sql<string>`to_char(h.from_time, 'HH24:MI')`,
          to: sql<string>`to_char(h.to_time, 'HH24:MI')`,
        }),
        { order: sql`h.weekday, h.from_time`, from: sql`counsellor_hours h where h.counsellor_id = c.id` },
      ),
      timezone: C('timezone'),
      place: C('place'),
      placeJp: C('place_jp'),
    }),
    (selected) => sql`
    with free as materialized (${soonest(reader, now, id)})
    select ${selected}
    from counsellors c left join free f on f.counsellor_id = c.id
    where c.id = ${id} and c.university_id = ${reader.universityId}`,
  );
}

/**
 * A counsellor's future slots on some days as JSON text, free or taken.
 * @throws Problem NOT_FOUND for one of another university
 */
export async function readCounsellorTimes(
  database: Kysely<Database>,
  id: string,
  { bookable, from, to, whole }: BookableDays,
  reader: CounsellorReader,
  now: Date,
): Promise<JsonText<CounsellorCalendar>> {
  const { universityId } = reader;
  const ahead = { from: whole.from > now ? whole.from : now, before: bookable.before };
  const earliest = sql`${bookable.from.toISOString()}::timestamptz`;
  const slot = json<CounsellorCalendar['slots'][number]>({
    startsAt: instant(sql<string>`s.starts_at`),
    endsAt: instant(sql<string>`s.ends_at`),
    style: C('style'),
    isAvailable: sql<boolean>`s.is_free`,
    counsellingId: sql<string | null>`s.own_id`,
  });
  const slots = listOf(slot, {
    order: sql`s.starts_at`,
    from: sql`(select t.starts_at, t.ends_at, ${isFree('t')} and t.starts_at >= ${earliest} as is_free,
        (select k.id from counsellings k where k.user_id = ${reader.id} and k.counsellor_id = t.counsellor_id
          and k.status <> 'CANCELLED'
          and tstzrange(k.starts_at, k.ends_at) && tstzrange(t.starts_at, t.ends_at) limit 1) as own_id
      from (${counsellorTimes({ universityId, counsellorId: id }, ahead)}) t
      order by t.starts_at limit ${sql.lit(SLOT_LIMIT)}) s`,
  });
  const found = await readFoundJson(
    database,
    slots,
    (selected) => sql`
      select ${selected} from counsellors c where c.id = ${id} and c.university_id = ${universityId}`,
  );
  return jsonObject<CounsellorCalendar>({
    from: jsonOf(from),
    to: jsonOf(to),
    timezone: jsonOf(reader.timezone),
    slots: found,
  });
}
