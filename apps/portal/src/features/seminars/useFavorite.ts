import type { Seminar } from '@michi/api/seminar';
import { toast } from '@michi/design-system/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';
import { patchSeminar, refreshSeminars } from './seminarCache.ts';

/**
 * Keeps a seminar among the favorites or takes it out: shown at once, sent as soon as it can be, taken back if the server
 * refuses, and after taking one out offered to be undone.
 */
export function useFavorite({ id, isFavorite }: Pick<Seminar, 'id' | 'isFavorite'>): {
  readonly toggle: () => void;
} {
  const { t } = useTranslation('seminars');
  const client = useQueryClient();
  const show = (isKept: boolean) =>
    patchSeminar(client, id, (seminar) => ({ ...seminar, isFavorite: isKept }));
  const { mutate } = useMutation({
    scope: { id: `favorite ${id}` },
    mutationFn: (isKept: boolean) => setOrKeep(client, { kind: 'favoriteSeminar', id, wanted: isKept }),
    onMutate: show,
    onError: (_error, isKept) => show(!isKept),
    onSuccess: (answer, isKept) => {
      // What waits for the network is not done yet; the notice of the lost connection counts it.
      if (answer === null) return;
      toast.show({
        message: isKept ? t('favorite.added') : t('favorite.removed'),
        ...(!isKept && { action: { label: t('favorite.undo'), onAction: () => mutate(true) } }),
      });
    },
    // Nothing waits for this: without a network it would not end, and a later change would not be kept.
    onSettled: () => {
      void refreshSeminars(client);
    },
  });
  return { toggle: () => mutate(!isFavorite) };
}
