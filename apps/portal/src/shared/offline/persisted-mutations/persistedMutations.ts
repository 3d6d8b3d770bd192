import { ApiError } from '@michi/api/transport';
import type { QueryClient } from '@tanstack/react-query';
import { withLock } from '../locks/withLock.ts';
import type { PersistedMutationList } from './persistedMutationList.ts';

/**
 * Whether a request failed without a response. A response ends the attempt, whatever its status: the student decides.
 */
const isNetworkFailure = (error: unknown): boolean => error instanceof ApiError && error.kind === 'network';

/** Common options of persisted mutations: paused offline, and retried with backoff until a response arrives. */
export const persistedMutationOptions = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => isNetworkFailure(error),
  meta: { isSilent: true },
} as const;

/**
 * Sends a persisted mutation under a cross-tab lock, unless it has been removed or superseded. Whether it is still
 * persisted is checked again after the response: its student may have signed out, or set something else. Local storage
 * reaches another tab a moment after the lock does, so that tab may send it once more: what is sent must be idempotent.
 * @param end keeps or drops it once there is an answer, before another tab looks
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

/**
 * Removes mutations that have not started or were rejected, and are no longer persisted: superseded here or in
 * another tab.
 */
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
