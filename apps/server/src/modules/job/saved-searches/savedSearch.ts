import { manifest } from '@michi/api/manifest';
import type { ResponseBody, Body } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/schema.ts';
import { expandFilters } from '../lists/expandFilters.ts';
import { matching, type ExpandedJobFilter } from '../lists/jobFilter.ts';
import { classOf, type Viewer } from '../posting/viewer.ts';

export type SavedSearch = ResponseBody<typeof manifest.job.listSavedSearches, 200>['data'][number];

export type NewSavedSearch = Body<typeof manifest.job.createSavedSearch>;

/** New jobs are counted up to this limit. */
const MAX_NEW = 100;

/** The filters have the shape of the contract, as they were written. */
export interface SavedSearchRow {
  readonly id: string;
  readonly name: string;
  readonly audience: 'PUBLIC' | 'UNIVERSITY';
  readonly filters: unknown;
  readonly visited_at: string;
  readonly created_at: string;
}

/** Searches with the number of open jobs posted since the last visit, all counted in one statement. */
export async function withNewJobs(
  database: Kysely<Database>,
  rows: readonly SavedSearchRow[],
  viewer: Viewer,
  now: Date,
): Promise<readonly SavedSearch[]> {
  const [first, ...rest] = rows.map((row) => ({ row, search: readSearch(row) }));
  if (first === undefined) return [];
  const searches = [first, ...rest];
  const filters = await expandFilters(
    database,
    searches.map(({ search: { audience, filters: savedFilters } }) => ({
      ...savedFilters,
      audience,
      sort: 'POSTED',
    })),
  );
  const counts = rows.flatMap(({ visited_at: since }, index) => {
    const filter = filters[index];
    return filter === undefined ? [] : [{ filter, since }];
  });
  const { rows: counted } = await newJobCounts(counts, viewer, now).execute(database);
  return searches.map(({ row, search }, index) => ({
    id: row.id,
    ...search,
    newJobs: counted[0]?.counts[index] ?? 0,
    visitedAt: row.visited_at,
    createdAt: row.created_at,
  }));
}

export function newJobCounts(
  searches: readonly { readonly filter: ExpandedJobFilter; readonly since: string }[],
  viewer: Viewer,
  now: Date,
): RawBuilder<{ counts: number[] }> {
  const viewerClass = classOf(viewer);
  const counts = searches.map(
    ({
      filter,
      since,
    }) => sql`(select count(*)::int from (select from jobs j where ${matching(filter, viewerClass, now)}
      and j.posted_at > ${since}::timestamptz limit ${sql.lit(MAX_NEW)}) counted)`,
  );
  return sql<{ counts: number[] }>`select array[${sql.join(counts)}] as counts`;
}

function readSearch({ name, audience, filters }: SavedSearchRow): NewSavedSearch {
  return manifest.job.createSavedSearch.body.schema.parse({ name, audience, filters });
}
