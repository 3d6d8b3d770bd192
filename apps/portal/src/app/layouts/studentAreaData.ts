import { getProfileQueryKey, getProfileQueryOptions } from '@michi/api/user';
import { session } from '@michi/api/session';
import { isReturning } from '../../shared/kept-answers/isReturning.ts';
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

/** How long a page waits for what is on the device, in milliseconds: a store that does not answer holds nothing up. */
const longestWait = 1_000;

/**
 * Waits for what the first screen can be drawn with at once: the answers to what the page's first script has asked, or those
 * kept on this device. A screen drawn without them is drawn twice. Nothing waits for an answer that is still on its way.
 * @param isAnswered whether all that the first script has asked is answered
 * @param patience how long is waited at most, in milliseconds
 */
export const untilShowable = async (isAnswered: boolean, patience = longestWait): Promise<void> => {
  if (session.get('USER_ID') === null) return;
  const there = isAnswered ? untilAnswered() : isReturning() ? showKept() : undefined;
  await Promise.race([there, new Promise((resolve) => setTimeout(resolve, patience))]);
};

const untilAnswered = async (): Promise<void> => {
  const queries = sessionQueryClient().getQueryCache().getAll();
  await Promise.allSettled(queries.map(async ({ promise }) => promise));
};

const showKept = async (): Promise<void> => {
  const { showAllKept } = await import('../../shared/kept-answers/keepAnswers.ts');
  await showAllKept(sessionQueryClient());
};
