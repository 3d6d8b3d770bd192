import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { sliceOf, type PageRequest, type Slice } from '../../../platform/page/page.ts';
import {
  type RowsJson,
  runRows,
  runTotal,
  type SelectedRows,
  selectRows,
  selectTotal,
} from '../../../platform/page/rowsJson.ts';
import { rankedRows } from '../../../platform/search/rankedRows.ts';
import type { SearchScope } from '../../../platform/search/searchCondition.ts';
import { matching, type ExpandedJobFilter } from './jobFilter.ts';
import { jobJson, type Job } from '../posting/jobJson.ts';
import type { Viewer } from '../posting/viewer.ts';

/** Each order by its index; the id is the tie-breaker, so that no job is on two pages. */
const ORDERS: Readonly<Record<ExpandedJobFilter['sort'], RawBuilder<unknown>>> = {
  POSTED: sql`j.posted_at desc, j.id desc`,
  DEADLINE: sql`j.open_until, j.id`,
  SALARY: sql`j.monthly_yen desc nulls last, j.id desc`,
};

/** A page of open jobs that match every filter, as JSON text; those that a search finds by name come first. */
export function listJobs(
  database: Kysely<Database>,
  filter: ExpandedJobFilter,
  page: PageRequest,
  viewer: Viewer,
  now: Date,
): Promise<RowsJson<Job>> {
  return rankedRows(filter.search, sliceOf(page), {
    rows(place, slice) {
      return runRows(database, jobPage(filter, slice, viewer, now, place));
    },
    total: (place) => countJobs(database, filter, viewer, now, place),
  });
}

/** How many open jobs match, counted up to the limit of a total. */
export function countJobs(
  database: Kysely<Database>,
  filter: ExpandedJobFilter,
  viewer: Viewer,
  now: Date,
  place?: SearchScope,
): Promise<number> {
  return runTotal(database, jobTotal(filter, viewer, now, place));
}

/**
 * The statement of a page. The ids come first, from the index that has the order; only for them the rest is read.
 */
export function jobPage(
  filter: ExpandedJobFilter,
  slice: Slice,
  viewer: Viewer,
  now: Date,
  place?: SearchScope,
): RawBuilder<SelectedRows<Job>> {
  const order = ORDERS[filter.sort];
  return selectRows(
    jobJson('j', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select j.id, row_number() over (order by ${order}) as place
      from jobs j where ${matching(filter, viewer, now, place)}
      order by ${order} limit ${slice.size} offset ${slice.offset}
    )
    select ${selected}
    from page join jobs j on j.id = page.id`,
  );
}

/** The statement of a total. */
export function jobTotal(
  filter: ExpandedJobFilter,
  viewer: Viewer,
  now: Date,
  place?: SearchScope,
): RawBuilder<{ total: number }> {
  return selectTotal(sql`select from jobs j where ${matching(filter, viewer, now, place)}`);
}
