import type { Job } from '@michi/api/job';
import { toast } from '@michi/design-system/toast-store';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { setOrKeep } from '../../shared/waiting-acts/setOrKeep.ts';
import { patchJob, refreshJobs } from './jobCache.ts';

/**
 * Keeps a job among the favorites or takes it out: shown at once, sent as soon as it can be, taken back if the server refuses,
 * and after taking one out offered to be undone.
 */
export function useFavorite({ id, isFavorite }: Pick<Job, 'id' | 'isFavorite'>): {
  readonly toggle: () => void;
} {
  const { t } = useTranslation('jobs');
  const client = useQueryClient();
  const show = (isKept: boolean) => patchJob(client, id, (job) => ({ ...job, isFavorite: isKept }));
  const { mutate } = useMutation({
    scope: { id: `favorite ${id}` },
    mutationFn: (isKept: boolean) => setOrKeep(client, { kind: 'favoriteJob', id, wanted: isKept }),
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
      void refreshJobs(client);
    },
  });
  return { toggle: () => mutate(!isFavorite) };
}
