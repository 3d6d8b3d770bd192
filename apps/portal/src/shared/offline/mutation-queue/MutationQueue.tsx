import { focusManager, onlineManager, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { resumePersistedMutations } from '../persisted-mutations/resumePersistedMutations.ts';
import { queuedMutationOptions } from './queuedMutationOptions.ts';
import { pendingMutations } from './pendingMutations.ts';
import { showOptimisticUpdate, reapplyOptimisticUpdates } from './reapplyOptimisticUpdates.ts';

/** Refetches on reconnect or focus: the query client itself would wait until every paused mutation has been sent. */
const refetchActiveOnReconnect = (client: QueryClient): (() => void) => {
  const queries = client.getQueryCache();
  const stopOnline = onlineManager.subscribe((isOnline) => isOnline && queries.onOnline());
  const stopFocus = focusManager.subscribe((isFocused) => isFocused && queries.onFocus());
  return () => {
    stopOnline();
    stopFocus();
  };
};

/** Mounts the mutation queue and its optimistic updates. Renders nothing. */
export function MutationQueue() {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    // Loaded now, since it is needed offline.
    import('./sendQueuedMutation.ts').catch(() => undefined);
    client.setMutationDefaults(pendingMutations.mutationKey, queuedMutationOptions(t));
    const follow = () => {
      for (const act of resumePersistedMutations(client, pendingMutations)) showOptimisticUpdate(client, act);
    };
    follow();
    // Changes queued or sent by another tab.
    globalThis.addEventListener('storage', follow);
    const stopShowing = reapplyOptimisticUpdates(client, pendingMutations.read);
    const stopRefetching = refetchActiveOnReconnect(client);
    return () => {
      globalThis.removeEventListener('storage', follow);
      stopShowing();
      stopRefetching();
    };
  }, [client, t]);
  return null;
}
