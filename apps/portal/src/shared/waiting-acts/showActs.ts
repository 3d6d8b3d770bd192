import type { Query, QueryClient } from '@tanstack/react-query';
import type { KeptAct } from './act.ts';
import { keyOfAct, withAct } from './withAct.ts';

/** Shows an answer as it is once acts have come through; it is no younger for it. Null where they change nothing of it. */
const showIn = (
  client: QueryClient,
  { queryKey, state: { data, dataUpdatedAt } }: Pick<Query, 'queryKey' | 'state'>,
  acts: readonly KeptAct[],
): { readonly takeBack: () => void } | null => {
  let next: unknown = data;
  for (const act of acts) next = withAct(queryKey, next, act);
  if (next === data) return null;
  const shown = client.setQueryData<unknown>(queryKey, next, { updatedAt: dataUpdatedAt });
  const takeBack = () => {
    if (client.getQueryData(queryKey) === shown)
      client.setQueryData<unknown>(queryKey, data, { updatedAt: dataUpdatedAt });
  };
  return { takeBack };
};

/**
 * Shows everything that is cached as it is once an act has come through.
 * @returns a function that takes it back wherever nothing else has come since
 */
export const showAct = (client: QueryClient, act: KeptAct): (() => void) => {
  const queries = client.getQueryCache().findAll({ queryKey: keyOfAct(act) });
  const changes = queries.map((query) => showIn(client, query, [act]));
  return () => {
    for (const change of changes) change?.takeBack();
  };
};

/**
 * Shows whatever is answered before an act comes through, or was kept from an earlier visit, as the student has set it.
 * @returns a function that stops it
 */
export const showActs = (client: QueryClient, acts: () => readonly KeptAct[]): (() => void) => {
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) showIn(client, query, acts());
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') showIn(client, query, acts());
  });
};
