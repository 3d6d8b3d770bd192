import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { countList, readSlice, type List } from '../page/list.ts';
import { sliceOf, type PageRequest, type Slice } from '../page/page.ts';
import { joinRows, type PageSource, type RowsJson } from '../page/rowsJson.ts';
import { searchWords, type SearchScope } from './searchCondition.ts';

/** A list by where the search finds its rows. */
interface SearchedList<T> {
  readonly rows: (searchScope: SearchScope, slice: Slice) => Promise<RowsJson<T>>;
  /** Counted up to the limit of a total. */
  readonly total: (searchScope: SearchScope) => Promise<number>;
}

/**
 * Matches by name come before matches by description. Each part is a separate statement in the order of an index;
 * without a search, or while the first part fills the page, there is one.
 */
export async function rankedRows<T>(
  search: string | undefined,
  slice: Slice,
  { rows, total }: SearchedList<T>,
): Promise<RowsJson<T>> {
  const named = await rows('NAMED', slice);
  if (named.count === slice.size || searchWords(search ?? '').length === 0) return named;
  const above = named.count > 0 || slice.offset === 0 ? slice.offset + named.count : await total('NAMED');
  const described = await rows('DESCRIBED', {
    offset: Math.max(0, slice.offset - above),
    size: slice.size - named.count,
  });
  return joinRows(named, described);
}

/** @param listAt the list by where the search looks */
export function rankedSource<T>(
  database: Kysely<Database>,
  request: PageRequest,
  search: string | undefined,
  listAt: (searchScope?: SearchScope) => List<T>,
): PageSource<T> {
  return {
    rows: () =>
      rankedRows(search, sliceOf(request), {
        rows: (searchScope, slice) => readSlice(database, listAt(searchScope), slice),
        total: (searchScope) => countList(database, listAt(searchScope)),
      }),
    total: () => countList(database, listAt()),
  };
}
