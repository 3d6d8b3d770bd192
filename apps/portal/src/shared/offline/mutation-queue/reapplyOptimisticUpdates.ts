import type { Query, QueryClient } from '@tanstack/react-query';
import type { PersistedMutation } from './queuedMutation.ts';
import { optimisticUpdateKey, applyOptimisticUpdate } from './applyOptimisticUpdate.ts';

/** Applies changes to cached data without changing their age; null if nothing changes. */
const showIn = (
  client: QueryClient,
  { queryKey, state: { data, dataUpdatedAt } }: Pick<Query, 'queryKey' | 'state'>,
  acts: readonly PersistedMutation[],
): { readonly takeBack: () => void } | null => {
  let next: unknown = data;
  for (const act of acts) next = applyOptimisticUpdate(queryKey, next, act);
  if (next === data) return null;
  const shown = client.setQueryData<unknown>(queryKey, next, { updatedAt: dataUpdatedAt });
  const takeBack = () => {
    if (client.getQueryData(queryKey) === shown)
      client.setQueryData<unknown>(queryKey, data, { updatedAt: dataUpdatedAt });
  };
  return { takeBack };
};

/** Applies a mutation to every cached query. @returns a function that rolls it back where the data are unchanged since */
export const showOptimisticUpdate = (client: QueryClient, act: PersistedMutation): (() => void) => {
  const queries = client.getQueryCache().findAll({ queryKey: optimisticUpdateKey(act) });
  const changes = queries.map((query) => showIn(client, query, [act]));
  return () => {
    for (const change of changes) change?.takeBack();
  };
};

/** Reapplies pending changes to all data that arrive or are restored. @returns a function that stops it */
export const reapplyOptimisticUpdates = (
  client: QueryClient,
  acts: () => readonly PersistedMutation[],
): (() => void) => {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) showIn(client, query, acts());
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') showIn(client, query, acts());
  });
};
