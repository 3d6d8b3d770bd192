import { session } from '@michi/api/session';
import type { QueryFunction, QueryKey, SkipToken } from '@tanstack/react-query';
import { sessionQueryClient } from '../session/queryClient.ts';

/** Options of a query to prefetch; those of `useQuery` are assignable. */
export interface PrefetchedQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: QueryFunction | SkipToken;
  readonly enabled?: unknown;
}

/** Milliseconds for which a prefetched response counts as fresh. */
const freshFor = 10_000;

/**
 * Starts loading a screen's first data without awaiting them, so that navigation shows its skeleton. Needs a session.
 * @returns what a loader returns: a screen reads its data with `useQuery`
 */
export const prefetch = (queries: readonly PrefetchedQuery[]): null => {
  if (!session.isSignedIn()) return null;
  const client = sessionQueryClient();
  for (const query of queries) {
    if (query.enabled === false) continue;
    client.setQueryDefaults(query.queryKey, { staleTime: freshFor });
    // The screen requests the data again and shows the error.
    void client.prefetchQuery({ ...query, meta: { isSilent: true } });
  }
  return null;
};
