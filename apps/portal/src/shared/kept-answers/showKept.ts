import type { Query, QueryClient } from '@tanstack/react-query';
import type { AnswerStore, KeptAnswer } from './answerStore.ts';
import { isShownMeanwhile } from './isKeptQuestion.ts';

/** How old an answer may become, in ms: two weeks. */
export const longestAge = 14 * 24 * 60 * 60_000;

/** Whose answers are kept, and where. */
export interface Keeping {
  readonly owner: string;
  /** The release of the portal. */
  readonly release: string;
  /** Whether the owner is still signed in here. */
  readonly isOwnersTurn: () => boolean;
  /** Whether what others write is shown as it was kept, while the service is asked anew. */
  readonly isShownFirst: boolean;
  readonly store: AnswerStore;
  readonly now: () => Date;
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Whether an answer may be shown: it is the owner's, of this release, and not too old. */
export const isGood = (kept: KeptAnswer, { owner, release, now }: Keeping): boolean =>
  kept.owner === owner && kept.release === release && now().getTime() - kept.givenAt <= longestAge;

/** Has nothing to show until there is a network, or an answer of the service that may be shown as it was meanwhile. */
export const isWaiting = (query: Query, isShownFirst: boolean): boolean => {
  const { data, fetchStatus } = query.state;
  if (data !== undefined) return false;
  return fetchStatus === 'paused' || (isShownFirst && fetchStatus === 'fetching' && isShownMeanwhile(query));
};

/**
 * Shows the kept answer to a question that waits, with the time it was given at, unless the service has answered meanwhile.
 * Fails where the store does.
 */
export const showKept = async (client: QueryClient, query: Query, keeping: Keeping): Promise<void> => {
  const kept = await keeping.store.read(query.queryHash);
  if (kept === null || !isGood(kept, keeping) || !keeping.isOwnersTurn()) return;
  if (!isWaiting(query, keeping.isShownFirst)) return;
  const data = parse(kept.answer);
  if (data !== undefined) client.setQueryData(query.queryKey, data, { updatedAt: kept.givenAt });
};
