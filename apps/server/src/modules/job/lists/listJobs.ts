import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { sliceOf, TOTAL_LIMIT, type PageRequest, type Slice } from '../../../platform/page/page.ts';
import { NO_ROWS, type RowsJson } from '../../../platform/page/rowsJson.ts';
import { rankedRows } from '../../../platform/search/rankedRows.ts';
import type { SearchPlace } from '../../../platform/search/searchCondition.ts';
import { matching, type ExpandedJobFilter } from './jobFilter.ts';
import { jobJson } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

/** Each order by the index that has it; the id settles equals, so that no job stands on two pages. */
const ORDERS: Readonly<Record<ExpandedJobFilter['sort'], RawBuilder<unknown>>> = {
  POSTED: sql`j.posted_at desc, j.id desc`,
  DEADLINE: sql`j.open_until, j.id`,
  SALARY: sql`j.monthly_yen desc nulls last, j.id desc`,
};

/** A page of open jobs that match every filter, as JSON text; those that a search finds by name come first. */
export async function listJobs(
  database: Kysely<Database>,
  filter: ExpandedJobFilter,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson> {
  return rankedRows(filter.search, sliceOf(page), {
    async rows(place, slice) {
      const { rows } = await jobPage(filter, slice, viewer, now, place).execute(database);
      return rows[0] ?? NO_ROWS;
    },
    total: (place) => countJobs(database, filter, viewer, now, place),
  });
}

/** How many open jobs match, counted up to the limit of a total. */
export async function countJobs(
  database: Kysely<Database>,
  filter: ExpandedJobFilter,
  viewer: Viewer,
  now: Date,
  place?: SearchPlace,
): Promise<number> {
  const { rows } = await jobTotal(filter, viewer, now, place).execute(database);
  return rows[0]?.total ?? 0;
}

/**
 * The statement of a page. The ids come first, from the index that has the order; only for them the rest is read.
 */
export function jobPage(
  filter: ExpandedJobFilter,
  slice: Slice,
  viewer: Viewer,
  now: Date,
  place?: SearchPlace,
): RawBuilder<RowsJson> {
  const order = ORDERS[filter.sort];
  return sql<RowsJson>`
    with page as materialized (
      select j.id, row_number() over (order by ${order}) as place
      from jobs j where ${matching(filter, viewer, now, place)}
      order by ${order} limit ${slice.size} offset ${slice.offset}
    )
    select coalesce(json_agg(${jobJson('j', viewer, now)} order by page.place), '[]')::text as rows, count(*)::int as count
    from page join jobs j on j.id = page.id`;
}

/** The statement of a total. */
export function jobTotal(
  filter: ExpandedJobFilter,
  viewer: Viewer,
  now: Date,
  place?: SearchPlace,
): RawBuilder<{ total: number }> {
  return sql<{ total: number }>`
    select count(*)::int as total
    from (select from jobs j where ${matching(filter, viewer, now, place)} limit ${TOTAL_LIMIT}) counted`;
}
