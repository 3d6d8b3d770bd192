import type { Query, QueryClient } from '@tanstack/react-query';
import type { PersistedMutation } from './queuedMutation.ts';
import { optimisticUpdateKey, applyOptimisticUpdate } from './applyOptimisticUpdate.ts';

/** Applies changes to a cached response without changing its age. Null if they change nothing in it. */
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

/**
 * Applies the optimistic update of a mutation to every cached query.
 * @returns a function that takes it back wherever nothing else has come since
 */
export const showOptimisticUpdate = (client: QueryClient, act: PersistedMutation): (() => void) => {
  const queries = client.getQueryCache().findAll({ queryKey: optimisticUpdateKey(act) });
  const changes = queries.map((query) => showIn(client, query, [act]));
  return () => {
    for (const change of changes) change?.takeBack();
  };
};

/**
 * Reapplies optimistic updates to every response that arrives, or is restored, before its mutation has ended.
 * @returns a function that stops it
 */
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
