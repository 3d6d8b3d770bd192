import { ApiError } from '@michi/api/transport';
import type { QueryClient } from '@tanstack/react-query';
import { withLock } from '../locks/withLock.ts';
import type { PersistedMutationList } from './persistedMutationList.ts';

/** Any response, whatever its status, ends the attempts. */
const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** Paused offline, and retried with backoff until a response arrives. */
export const persistedMutationOptions = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => isNetworkFailure(error),
  meta: { isSilent: true },
} as const;

/**
 * Sends a persisted mutation under a cross-tab lock, unless it has been removed or superseded, which is checked again
 * after the response. Local storage reaches another tab after the lock does, so that tab may send it again: it must be
 * idempotent.
 * @param end keeps or drops it after the response, before another tab runs
 * @returns null if it no longer has to be sent or reported
 */
export const sendPersistedMutation = <One, Answer>(
  { mutationKey: [name], has }: PersistedMutationList<One>,
  one: One,
  send: (one: One) => Promise<Answer>,
  end: (refusal: unknown) => void,
): Promise<Answer | null> =>
  withLock(`michi-${name}`, async () => {
    if (!has(one)) return null;
    try {
      const answer = await send(one);
      if (!has(one)) return null;
      end(null);
      return answer;
    } catch (error) {
      if (!has(one)) return null;
      if (!isNetworkFailure(error)) end(error);
      throw error;
    }
  });

/** Removes waiting or rejected mutations that are no longer persisted: superseded, here or in another tab. */
export const removeSupersededMutations = <One>(
  client: QueryClient,
  { mutationKey, isOne, has, refusalOf }: PersistedMutationList<One>,
): void => {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey })) {
    const { variables, isPaused, status } = mutation.state;
    const isRefused = status === 'error';
    if (!isPaused && !isRefused) continue;
    const isKept = isOne(variables) && has(variables) && isRefused === (refusalOf(variables) !== null);
    if (!isKept) cache.remove(mutation);
  }
};
