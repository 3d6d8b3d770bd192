import { session } from '@michi/api/session';
import { isReturning } from '../shared/kept-answers/isReturning.ts';
import { sessionQueryClient } from '../shared/session/queryClient.ts';

/** How long a page waits for what is on the device, in milliseconds: a store that does not answer holds nothing up. */
const longestWait = 1_000;

/**
 * Waits for what the first screen can be drawn with at once: the answers to what the page's first script has asked, or those
 * kept on this device. A screen drawn without them is drawn twice. Nothing waits for an answer that is still on its way.
 * @param isAnswered whether all that the first script has asked is answered
 * @param patience how long is waited at most, in milliseconds
 */
export const untilShowable = async (
  isAnswered: boolean,
  now: () => Date,
  patience = longestWait,
): Promise<void> => {
  if (session.get('USER_ID') === null) return;
  const there = isAnswered ? untilAnswered() : isReturning() ? showKept(now) : undefined;
  await Promise.race([there, new Promise((resolve) => setTimeout(resolve, patience))]);
};

const untilAnswered = async (): Promise<void> => {
  const queries = sessionQueryClient().getQueryCache().getAll();
  await Promise.allSettled(queries.map(async ({ promise }) => promise));
};

const showKept = async (now: () => Date): Promise<void> => {
  const { showAllKept } = await import('../shared/kept-answers/showAllKept.ts');
  await showAllKept(sessionQueryClient(), now);
};
