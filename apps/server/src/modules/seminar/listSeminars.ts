import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sliceOf, TOTAL_LIMIT, type PageRequest, type Slice } from '../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../platform/page/rowsJson.ts';
import { rankedRows } from '../../platform/search/rankedRows.ts';
import type { SearchPlace } from '../../platform/search/searchCondition.ts';
import { matching, type LocalViewer, type SeminarFilter } from './seminarFilter.ts';
import { seminarJson } from './seminarJson.ts';

/** The id settles equals, so that no seminar stands on two pages. Those past their deadline come after the others. */
function orderOf(sort: SeminarFilter['sort'], now: Date): RawBuilder<unknown> {
  if (sort === 'POSTED') return sql`s.posted_at desc, s.id desc`;
  if (sort === 'DEADLINE') return sql`s.open_until <= ${now.toISOString()}::timestamptz, s.open_until, s.id`;
  return sql`s.starts_at, s.id`;
}

/** A page of seminars ahead that match every filter, as JSON text; those that a search finds by name come first. */
export async function listSeminars(
  database: Kysely<Database>,
  filter: SeminarFilter,
  page: PageRequest,
  viewer: LocalViewer,
  now: Date,
): Promise<RowsJson> {
  return rankedRows(filter.search, sliceOf(page), {
    async rows(place, slice) {
      const { rows } = await seminarPage(filter, slice, viewer, now, place).execute(database);
      return rows[0] ?? NO_ROWS;
    },
    total: (place) => countSeminars(database, filter, viewer, now, place),
  });
}

/** How many seminars match, counted up to the limit of a total. */
export async function countSeminars(
  database: Kysely<Database>,
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  place?: SearchPlace,
): Promise<number> {
  const { rows } = await seminarTotal(filter, viewer, now, place).execute(database);
  return rows[0]?.total ?? 0;
}

/** The statement of a page. The ids come first, from an index; only for them the rest is read. */
export function seminarPage(
  filter: SeminarFilter,
  slice: Slice,
  viewer: LocalViewer,
  now: Date,
  place?: SearchPlace,
): RawBuilder<RowsJson> {
  const order = orderOf(filter.sort, now);
  return sql<RowsJson>`
    with page as materialized (
      select s.id, row_number() over (order by ${order}) as place
      from seminars s where ${matching(filter, viewer, now, place)}
      order by ${order} limit ${slice.size} offset ${slice.offset}
    )
    select coalesce(json_agg(${seminarJson('s', viewer, now)} order by page.place), '[]')::text as rows,
      count(*)::int as count
    from page join seminars s on s.id = page.id`;
}

/** The statement of a total. */
export function seminarTotal(
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  place?: SearchPlace,
): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total
    from (select from seminars s where ${matching(filter, viewer, now, place)} limit ${TOTAL_LIMIT}) counted`;
}
