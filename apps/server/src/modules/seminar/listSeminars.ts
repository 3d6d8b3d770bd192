import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sliceOf, type PageRequest, type Slice } from '../../platform/page/page.ts';
import {
  type RowsJson,
  runRows,
  runTotal,
  type SelectedRows,
  selectRows,
  selectTotal,
} from '../../platform/page/rowsJson.ts';
import { rankedRows } from '../../platform/search/rankedRows.ts';
import type { SearchScope } from '../../platform/search/searchCondition.ts';
import { matching, type LocalViewer, type SeminarFilter } from './seminarFilter.ts';
import { seminarJson, type Seminar } from './seminarJson.ts';

/** The id is the tie-breaker, so that no seminar is on two pages. Seminars past their deadline come last. */
function orderOf(sort: SeminarFilter['sort'], now: Date): RawBuilder<unknown> {
  if (sort === 'POSTED') return sql`s.posted_at desc, s.id desc`;
  if (sort === 'DEADLINE') return sql`s.open_until <= ${now.toISOString()}::timestamptz, s.open_until, s.id`;
  return sql`s.starts_at, s.id`;
}

/** A page of seminars ahead that match every filter, as JSON text; those that a search finds by name come first. */
export function listSeminars(
  database: Kysely<Database>,
  filter: SeminarFilter,
  page: PageRequest,
  viewer: LocalViewer,
  now: Date,
): Promise<RowsJson<Seminar>> {
  return rankedRows(filter.search, sliceOf(page), {
    rows(place, slice) {
      return runRows(database, seminarPage(filter, slice, viewer, now, place));
    },
    total: (place) => countSeminars(database, filter, viewer, now, place),
  });
}

/** How many seminars match, counted up to the limit of a total. */
export function countSeminars(
  database: Kysely<Database>,
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  place?: SearchScope,
): Promise<number> {
  return runTotal(database, seminarTotal(filter, viewer, now, place));
}

/** The statement of a page. The ids come first, from an index; only for them the rest is read. */
export function seminarPage(
  filter: SeminarFilter,
  slice: Slice,
  viewer: LocalViewer,
  now: Date,
  place?: SearchScope,
): RawBuilder<SelectedRows<Seminar>> {
  const order = orderOf(filter.sort, now);
  return selectRows(
    seminarJson('s', viewer, now),
    sql`page.place`,
    (selected) => sql`
    with page as materialized (
      select s.id, row_number() over (order by ${order}) as place
      from seminars s where ${matching(filter, viewer, now, place)}
      order by ${order} limit ${slice.size} offset ${slice.offset}
    )
    select ${selected}
    from page join seminars s on s.id = page.id`,
  );
}

/** The statement of a total. */
export function seminarTotal(
  filter: SeminarFilter,
  viewer: LocalViewer,
  now: Date,
  place?: SearchScope,
): RawBuilder<{ total: number }> {
  return selectTotal(sql`select from seminars s where ${matching(filter, viewer, now, place)}`);
}
