import { session } from '@michi/api/session';
import { sessionQueryClient } from '../session/queryClient.ts';
import type { ScreenQueries } from './screenRoute.ts';

/** For how long a prefetched answer is not asked for again by the part that shows it, in milliseconds. */
export const freshFor = 10_000;

/**
 * Begins to fetch what a screen reads first at an address, and waits for nothing: a change of screen shows the screen's own
 * skeleton. Without a session it asks nothing.
 */
export const prefetch = (queries: ScreenQueries, address: URL): void => {
  if (!session.isSignedIn()) return;
  const client = sessionQueryClient();
  for (const query of queries(address)) {
    if (query.enabled === false) continue;
    client.setQueryDefaults(query.queryKey, { staleTime: freshFor });
    // A failure is told by the screen, which asks again.
    void client.prefetchQuery({ ...query, meta: { isSilent: true } });
  }
};
