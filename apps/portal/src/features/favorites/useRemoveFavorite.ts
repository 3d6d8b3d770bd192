import type { JobPage } from '@michi/api/job';
import type { SeminarPage } from '@michi/api/seminar';
import { toast } from '@michi/design-system/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';
import type { FavoriteKind } from './favoritesAddress.ts';
import { favoritesKey } from './useFavoritesPage.ts';

/** What a page says of its entries and their number, without one of them. */
const without = <Entry extends { readonly id: string }>(
  { data, totalRecords }: { readonly data: readonly Entry[]; readonly totalRecords: number },
  id: string,
) => {
  const left = data.filter((entry) => entry.id !== id);
  return { data: left, totalRecords: Math.max(0, totalRecords - (data.length - left.length)) };
};

/**
 * Takes a job or a seminar out of the favorites: gone from the list at once, sent as soon as it can be, there again if the
 * server refuses, and offered to be undone.
 */
export function useRemoveFavorite({ what }: Pick<FavoriteKind, 'what'>): {
  readonly remove: (id: string) => void;
} {
  const { t } = useTranslation('favorites');
  const client = useQueryClient();
  const queryKey = favoritesKey(what);
  const { mutate } = useMutation({
    mutationFn: ({ id, isKept }: { readonly id: string; readonly isKept: boolean }) =>
      setOrKeep(client, { kind: `favorite${what}`, id, wanted: isKept }),
    onMutate: async ({ id, isKept }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData({ queryKey });
      if (!isKept && what === 'Job') {
        client.setQueriesData<JobPage>({ queryKey }, (page) => page && { ...page, ...without(page, id) });
      }
      if (!isKept && what === 'Seminar') {
        client.setQueriesData<SeminarPage>({ queryKey }, (page) => page && { ...page, ...without(page, id) });
      }
      return before;
    },
    onError: (_error, _change, before) => {
      for (const [key, page] of before ?? []) client.setQueryData(key, page);
    },
    onSuccess: (answer, { id, isKept }) => {
      // What waits for the network is not done yet; the notice of the lost connection counts it.
      if (answer === null || isKept) return;
      toast.show({
        message: t('removed'),
        action: { label: t('undo'), onAction: () => mutate({ id, isKept: true }) },
      });
    },
    // Lists of jobs and seminars show a heart too.
    onSettled: () => client.invalidateQueries({ queryKey: ['api', what === 'Job' ? 'job' : 'seminar'] }),
  });
  return {
    remove: (id) => mutate({ id, isKept: false }),
  };
}
