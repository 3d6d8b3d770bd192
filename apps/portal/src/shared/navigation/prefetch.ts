import { session } from '@michi/api/session';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import { sessionQueryClient } from '../session/queryClient.ts';
import type { ScreenLoader } from './screenRoute.ts';

/** For how long a prefetched answer is not asked for again by the part that shows it, in milliseconds. */
export const freshFor = 10_000;

/** Begins to fetch an answer under the key the screen will ask with. */
export type Prefetch = <Answer, Failure, Data, Key extends QueryKey>(
  query: FetchQueryOptions<Answer, Failure, Data, Key>,
) => void;

const prefetch: Prefetch = (query) => {
  const client = sessionQueryClient();
  client.setQueryDefaults(query.queryKey, { staleTime: freshFor });
  // A failure is told by the screen, which asks again.
  void client.prefetchQuery({ ...query, meta: { isSilent: true } });
};

/**
 * Makes the loader of a screen. It waits for nothing, so that a change of screen shows the screen's own skeleton; without a
 * session it asks nothing.
 * @param describe names the queries of an address
 */
export const prefetchLoader =
  (describe: (prefetch: Prefetch, address: URL) => void): ScreenLoader =>
  ({ request }) => {
    if (session.isSignedIn()) describe(prefetch, new URL(request.url));
    return null;
  };
