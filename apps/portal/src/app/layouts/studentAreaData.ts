import { getProfileQueryKey, getProfileQueryOptions } from '@michi/api/user';
import { session } from '@michi/api/session';
import { freshFor } from '../../shared/navigation/prefetch.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';

/** Prefetches who is signed in: every screen of a student reads it. */
export const studentAreaLoader = (): null => {
  if (!session.isSignedIn()) return null;
  const client = sessionQueryClient();
  // Many parts of a page read it, and not all of them stand there when it comes.
  client.setQueryDefaults(getProfileQueryKey(), { staleTime: freshFor });
  void client.prefetchQuery({ ...getProfileQueryOptions(), meta: { isSilent: true } });
  return null;
};
