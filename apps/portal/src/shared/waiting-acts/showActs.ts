import type { Query, QueryClient } from '@tanstack/react-query';
import type { KeptAct } from './act.ts';
import { withAct } from './withAct.ts';

/**
 * Shows whatever was answered before an act came through, or was kept from an earlier visit, as the student has set it.
 * @returns a function that stops it
 */
export const showActs = (client: QueryClient, acts: () => readonly KeptAct[]): (() => void) => {
  const cache = client.getQueryCache();
  const show = ({ queryKey, state: { data, dataUpdatedAt } }: Pick<Query, 'queryKey' | 'state'>) => {
    if (data === undefined) return;
    let shown: unknown = data;
    for (const act of acts()) shown = withAct(queryKey, shown, act);
    // It is no younger for it.
    if (shown !== data) client.setQueryData<unknown>(queryKey, shown, { updatedAt: dataUpdatedAt });
  };
  for (const query of cache.getAll()) show(query);
  return cache.subscribe(({ type, query }) => {
    if (type === 'updated') show(query);
  });
};
