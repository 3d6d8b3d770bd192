import { ApiError } from '@michi/api/transport';
import { mutationOptions, onlineManager } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { errorMessage } from '../../errors/errorMessage.ts';
import { needsMessage } from '../../errors/reportFailures.ts';
import {
  persistedMutationOptions,
  removeSupersededMutations,
  sendPersistedMutation,
} from '../persisted-mutations/persistedMutations.ts';
import { notify } from '../../ui/toasts/notify.ts';
import type { PersistedMutation } from './queuedMutation.ts';
import { pendingMutations } from './pendingMutations.ts';
import { showOptimisticUpdate } from './reapplyOptimisticUpdates.ts';
import { optimisticUpdateKey } from './applyOptimisticUpdate.ts';

/** The sending code is not part of a first load; a failure to load it counts as no response. */
const ask = async (act: PersistedMutation) => {
  const { sendQueuedMutation } = await import('./sendQueuedMutation.ts').catch((cause: unknown) => {
    throw new ApiError({ kind: 'network' }, { cause });
  });
  return sendQueuedMutation(act);
};

/**
 * Mutation options of the queue: optimistic update at once, sent in order when online, retried with backoff until there
 * is a response, rolled back and reported if the service rejects it.
 */
export const queuedMutationOptions = (t: TFunction<'shared'>) =>
  mutationOptions({
    ...persistedMutationOptions,
    mutationKey: pendingMutations.mutationKey,
    scope: { id: 'acts' },
    mutationFn: (act: PersistedMutation) =>
      sendPersistedMutation(pendingMutations, act, ask, () => pendingMutations.drop(act)),
    onMutate: (act: PersistedMutation, { client }) => {
      pendingMutations.keep(act);
      removeSupersededMutations(client, pendingMutations);
      // A running refetch does not contain this change yet; the update is applied to a first load when it arrives.
      void client.cancelQueries({
        queryKey: optimisticUpdateKey(act),
        predicate: ({ state }) => state.data !== undefined,
      });
      return { isSentAtOnce: onlineManager.isOnline(), takeBack: showOptimisticUpdate(client, act) };
    },
    onError: (error, act, shown) => {
      shown?.takeBack();
      if (needsMessage(error))
        notify.error(t(`waiting.refused.${act.kind}`, { reason: errorMessage(error, t) }));
    },
    onSettled: (_answer, error, act, _shown, { client }) => {
      // Not awaited, since a later change would wait too. While another of its kind is pending, the cache is newer.
      if (error !== null || !pendingMutations.read().some(({ kind }) => kind === act.kind))
        void client.invalidateQueries({ queryKey: optimisticUpdateKey(act) });
    },
  });
