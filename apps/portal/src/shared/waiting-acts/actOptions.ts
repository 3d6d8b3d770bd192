import { ApiError } from '@michi/api/transport';
import { mutationOptions, onlineManager } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { errorMessage } from '../errors/errorMessage.ts';
import { needsWords } from '../errors/reportFailures.ts';
import { keptOptions, removeSuperseded, sendKept } from '../kept-mutations/keptMutations.ts';
import { notify } from '../toasts/notify.ts';
import type { KeptAct } from './act.ts';
import { keptActs } from './keptActs.ts';
import { showAct } from './showActs.ts';
import { keyOfAct } from './withAct.ts';

/** What sends is no part of a first load; where it cannot be fetched, no answer came either. */
const ask = async (act: KeptAct) => {
  const { sendAct } = await import('./sendAct.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network' }, { cause });
  });
  return sendAct(act);
};

/**
 * How an act is shown at once, sent as soon as it can be, tried again for as long as no answer comes, and taken back and told
 * by its name where the service refuses it. Acts follow one another in the order done, over reloads too.
 */
export const actOptions = (t: TFunction<'shared'>) =>
  mutationOptions({
    ...keptOptions,
    mutationKey: keptActs.mutationKey,
    scope: { id: 'acts' },
    mutationFn: (act: KeptAct) => sendKept(keptActs, act, ask, () => keptActs.drop(act)),
    onMutate: (act: KeptAct, { client }) => {
      keptActs.keep(act);
      removeSuperseded(client, keptActs);
      // An answer that is on its way knows nothing of this yet; where it is the first, it is shown with the act.
      void client.cancelQueries({
        queryKey: keyOfAct(act),
        predicate: ({ state }) => state.data !== undefined,
      });
      return { isSentAtOnce: onlineManager.isOnline(), takeBack: showAct(client, act) };
    },
    onError: (error, act, shown) => {
      shown?.takeBack();
      if (needsWords(error))
        notify.error(t(`waiting.refused.${act.kind}`, { reason: errorMessage(error, t) }));
    },
    onSettled: (_answer, error, act, _shown, { client }) => {
      // Nothing waits for this: a later act would wait with it. While another waits, what is shown is newer, but for a refusal.
      if (error !== null || !keptActs.read().some(({ kind }) => kind === act.kind))
        void client.invalidateQueries({ queryKey: keyOfAct(act) });
    },
  });
