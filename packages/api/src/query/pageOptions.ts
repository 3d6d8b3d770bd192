import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** One page of a list (product spec, section 3, "Shapes"). */
export interface Page<Item> {
  readonly currentPage: number;
  readonly nextPage: number | null;
  readonly prevPage: number | null;
  readonly totalPages: number;
  readonly totalRecords: number;
  readonly data: readonly Item[];
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
) =>
  infiniteQueryOptions({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => fetchPage(pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: (page) => page.nextPage,
    getPreviousPageParam: (page) => page.prevPage,
  });
