import {
  type DataTag,
  type InfiniteData,
  infiniteQueryOptions,
  type QueryFunction,
  type QueryKey,
} from '@tanstack/react-query';

/** A page of a list (specs/COVERAGE.md, section 3, "Shapes"). */
export interface Page<Item> {
  readonly currentPage: number;
  readonly nextPage: number | null;
  readonly prevPage: number | null;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly data: readonly Item[];
}

/** Options of `useInfiniteQuery`, `usePrefetchInfiniteQuery` and the query client for a list. */
export interface PageOptions<OnePage extends Page<unknown>> {
  readonly queryKey: DataTag<QueryKey, InfiniteData<OnePage>, Error>;
  readonly queryFn: QueryFunction<OnePage, QueryKey, number>;
  readonly initialPageParam: number;
  readonly getNextPageParam: (page: OnePage) => number | null;
  readonly getPreviousPageParam: (page: OnePage) => number | null;
}

/**
 * Creates the options of an infinite query over a paginated list.
 * @param queryKey generated key of the list without its page; invalidating it invalidates the pages too
 * @param fetchPage loads one page
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
