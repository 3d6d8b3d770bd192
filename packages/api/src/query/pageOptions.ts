import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';

/** One page of a list (specs/COVERAGE.md, section 3, "Shapes"). */
export interface Page<Item> {
  readonly currentPage: number;
  readonly nextPage: number | null;
  readonly prevPage: number | null;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly data: readonly Item[];
}

/** Options of `useInfiniteQuery`, `usePrefetchInfiniteQuery` and the query client for such a list. */
export interface PageOptions<OnePage extends Page<unknown>> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<OnePage>, Error>;
  readonly queryFn: QueryFunction<OnePage, QueryKey, number>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (page: OnePage) => number | null;
  readonly getPreviousPageParam: (page: OnePage) => number | null;
}

/**
 * Gives the options of an infinite query over any paged list of the contract.
 * @param queryKey key of the list without its page, as the generated `getListXQueryKey` gives it; the pages are
 *   kept under it, so that invalidating the list invalidates them too
 * @param fetchPage reads one page
 * @example useInfiniteQuery(pageOptions(getListJobsQueryKey(filters), (page, signal) => listJobs({ ...filters, page }, { signal })))
 */
export const pageOptions = <OnePage extends Page<unknown>>(
  queryKey: QueryKey,
  fetchPage: (page: number, signal: AbortSignal) => Promise<OnePage>,
): PageOptions<OnePage> => {
  const options = {
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }: { pageParam: number; signal: AbortSignal }) =>
      fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page: OnePage) => page.nextPage,
    getPreviousPageParam: (page: OnePage) => page.prevPage,
  };
  // Only the library can tag a key with the type of its data.
  const { queryKey: tagged } = infiniteQueryOptions<OnePage, Error, InfiniteData<OnePage>, QueryKey, number>(
    options,
  );
  return { ...options, queryKey: tagged };
};
