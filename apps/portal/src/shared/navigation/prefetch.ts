import { session } from '@michi/api/session';
import { sessionQueryClient } from '../session/queryClient.ts';
import type { ScreenQueries } from './screenRoute.ts';

/** Milliseconds for which a prefetched response counts as fresh. */
const freshFor = 10_000;

/** Starts loading a screen's first data without awaiting them, so that navigation shows its skeleton. Needs a session. */
export const prefetch = (queries: ScreenQueries, address: URL): void => {
  if (!session.isSignedIn()) return;
  const client = sessionQueryClient();
  for (const query of queries(address)) {
    if (query.enabled === false) continue;
    client.setQueryDefaults(query.queryKey, { staleTime: freshFor });
    // The screen requests the data again and shows the error.
    void client.prefetchQuery({ ...query, meta: { isSilent: true } });
  }
};
