import {
  focusManager,
  hydrate,
  onlineManager,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { showWaiting, type OfflineMutation } from './offlineMutation.ts';
import { storedMutations } from './storedMutations.ts';

const fresh = { context: undefined, data: undefined, failureCount: 0, failureReason: null, submittedAt: 0 };

/**
 * Restores the mutations of an earlier visit or another tab, and drops those that were sent, sent again or discarded
 * elsewhere. Those of an unknown kind, such as of another release, are passed over.
 */
export const restoreMutations = (client: QueryClient): void => {
  const cache = client.getMutationCache();
  const known = new Set<string>();
  for (const mutation of cache.getAll()) {
    const { variables, isPaused, status } = mutation.state;
    if (status === 'success' || mutation.meta?.offline?.isVariables(variables) !== true) continue;
    const stored = storedMutations.read(variables.key);
    const isRefused = status === 'error';
    const isCurrent = stored !== null && isRefused === (stored.refusal !== null);
    if (!isCurrent && (isPaused || isRefused)) cache.remove(mutation);
    else known.add(`${variables.key} ${isRefused}`);
  }
  const mutations = storedMutations.readAll().flatMap(({ mutationKey, variables, refusal }) => {
    const { meta } = client.getMutationDefaults([...mutationKey]);
    if (known.has(`${variables.key} ${refusal !== null}`) || meta?.offline?.isVariables(variables) !== true)
      return [];
    const standing =
      refusal === null
        ? { status: 'pending' as const, isPaused: true, error: null }
        : { status: 'error' as const, isPaused: false, error: new Error(refusal) };
    return [{ mutationKey: [...mutationKey], state: { ...fresh, ...standing, variables } }];
  });
  hydrate(client, { mutations, queries: [] });
  for (const query of client.getQueryCache().getAll()) showWaiting(client, query);
  void client.resumePausedMutations();
};

export interface OfflineMutationsProps {
  readonly mutations: readonly Pick<OfflineMutation<object, unknown>, 'setDefaults'>[];
}

/** Sends what was changed offline, in this tab, another or an earlier visit, and shows it until then. Renders nothing. */
export function OfflineMutations({ mutations }: OfflineMutationsProps) {
  const client = useQueryClient();
  const { t } = useTranslation('shared');
  useEffect(() => {
    for (const mutation of mutations) mutation.setDefaults(client, t);
    const queries = client.getQueryCache();
    const restore = () => restoreMutations(client);
    restore();
    globalThis.addEventListener('storage', restore);
    const stops = [
      // Also data that arrive or are restored later do not contain the changes yet.
      queries.subscribe(({ type, query }) => type === 'updated' && showWaiting(client, query)),
      // The client itself refetches only once every paused mutation has been sent.
      onlineManager.subscribe((isOnline) => isOnline && queries.onOnline()),
      focusManager.subscribe((isFocused) => isFocused && queries.onFocus()),
    ];
    return () => {
      globalThis.removeEventListener('storage', restore);
      for (const stop of stops) stop();
    };
  }, [client, mutations, t]);
  return null;
}
