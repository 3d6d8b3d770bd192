import type { QueryClient } from '@tanstack/react-query';
import { hasNoAnswer } from '../connection/hasNoAnswer.ts';
import { inTurn } from '../locks/inTurn.ts';
import type { KeptList } from './keptList.ts';

/** What kept mutations have in common: they wait for a network, and are tried again for as long as no answer comes. */
export const keptOptions = {
  networkMode: 'online',
  retry: (_failures: number, error: Error) => hasNoAnswer(error),
  meta: { isSilent: true },
} as const;

/**
 * Sends one in one tab at a time, unless it is not to be sent any more. Whether it is kept is looked at again once there is an
 * answer: its student may have signed out meanwhile, or set something else, and then nothing is written or told of it.
 * @param end keeps or drops it once there is an answer, before another tab looks
 * @returns null where it is not to be sent or told of any more
 */
export const sendKept = <One, Answer>(
  { mutationKey: [name], has }: KeptList<One>,
  one: One,
  send: (one: One) => Promise<Answer>,
  end: (refusal: unknown) => void,
): Promise<Answer | null> =>
  inTurn(`michi-${name}`, async () => {
    if (!has(one)) return null;
    try {
      const answer = await send(one);
      if (!has(one)) return null;
      end(null);
      return answer;
    } catch (error) {
      if (!has(one)) return null;
      if (!hasNoAnswer(error)) end(error);
      throw error;
    }
  });

/** Takes out what has not begun or was refused, and is not kept as it is any more: something else was set, here or in another tab. */
export const removeSuperseded = <One>(
  client: QueryClient,
  { mutationKey, isOne, has, refusalOf }: KeptList<One>,
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
