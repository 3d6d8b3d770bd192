import { ApiError } from '@michi/api/transport';
import { mutationOptions, onlineManager, type QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { hasNoAnswer } from '../connection/hasNoAnswer.ts';
import { errorMessage } from '../errors/errorMessage.ts';
import { needsWords } from '../errors/reportFailures.ts';
import { inTurn } from '../locks/inTurn.ts';
import { notify } from '../toasts/notify.ts';
import type { KeptAct } from './act.ts';
import { dropAct, isKeptAct, isStillKept, keepAct } from './actsStorage.ts';
import { showAct } from './showActs.ts';
import { keyOfAct } from './withAct.ts';

/** What the mutation key of every act begins with; its kind follows. */
export const actKey = ['act'] as const;

/** What sends is no part of a first load; where it cannot be fetched, no answer came either. */
const ask = async (act: KeptAct) => {
  const { sendAct } = await import('./sendAct.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network' }, { cause });
  });
  return sendAct(act);
};

/** Sends an act in one tab at a time. */
const send = (act: KeptAct) =>
  inTurn('michi-waiting-acts', async () => {
    if (!isStillKept(act)) return null;
    let isOver = true;
    try {
      return await ask(act);
    } catch (error) {
      isOver = !hasNoAnswer(error);
      throw error;
    } finally {
      if (isOver) dropAct(act);
    }
  });

/** Takes out what waits and is not to be sent any more: another state was set, here or in another tab. */
export const removeSuperseded = (client: QueryClient): void => {
  const cache = client.getMutationCache();
  for (const mutation of cache.findAll({ mutationKey: actKey, predicate: ({ state }) => state.isPaused })) {
    const act = mutation.state.variables;
    if (!isKeptAct(act) || !isStillKept(act)) cache.remove(mutation);
  }
};

/**
 * How an act is shown at once, sent as soon as it can be, tried again for as long as no answer comes, and taken back and told
 * by its name where the service refuses it. Acts follow one another in the order done, over reloads too.
 */
export const actOptions = (t: TFunction<'shared'>) =>
  mutationOptions({
    mutationKey: actKey,
    scope: { id: 'acts' },
    networkMode: 'online',
    retry: (_failures, error) => hasNoAnswer(error),
    meta: { isSilent: true },
    mutationFn: send,
    onMutate: (act: KeptAct, { client }) => {
      keepAct(act);
      removeSuperseded(client);
      // An answer that is on its way knows nothing of this yet; where it is the first, it is shown with the act.
      void client.cancelQueries({
        queryKey: keyOfAct(act),
        predicate: ({ state }) => state.data !== undefined,
      });
      return { isSentAtOnce: onlineManager.isOnline(), takeBack: showAct(client, act) };
    },
    onError: (error, act, shown) => {
      dropAct(act);
      shown?.takeBack();
      if (needsWords(error))
        notify.error(t(`waiting.refused.${act.kind}`, { reason: errorMessage(error, t) }));
    },
    onSettled: (_answer, _error, act, _shown, { client, mutationKey = actKey }) => {
      // Nothing waits for this: a later act would wait with it. While another waits, what is shown is newer.
      if (client.isMutating({ mutationKey }) === 1)
        void client.invalidateQueries({ queryKey: keyOfAct(act) });
    },
  });
