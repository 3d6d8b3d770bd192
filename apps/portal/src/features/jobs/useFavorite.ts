import { useActOnJob, type Job } from '@michi/api/job';
import { toast } from '@michi/design-system/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { patchJob, refreshJobs } from './jobCache.ts';

/**
 * Keeps a job among the favorites or takes it out: shown at once, taken back if the server refuses, and after taking one
 * out offered to be undone.
 */
export function useFavorite(job: Pick<Job, 'id' | 'isFavorite'>): { readonly toggle: () => void } {
  const { t } = useTranslation('jobs');
  const client = useQueryClient();
  const { mutate } = useActOnJob({
    mutation: {
      onMutate: ({ id, data }) => {
        patchJob(client, id, (shown) => ({ ...shown, isFavorite: data.action === 'favorite' }));
      },
      onError: (_error, { id, data }) => {
        patchJob(client, id, (shown) => ({ ...shown, isFavorite: data.action !== 'favorite' }));
      },
      onSettled: () => refreshJobs(client),
    },
  });
  const set = (isFavorite: boolean) => {
    mutate({ id: job.id, data: { action: isFavorite ? 'favorite' : 'unfavorite' } });
    toast.show({
      message: isFavorite ? t('favorite.added') : t('favorite.removed'),
      ...(!isFavorite && { action: { label: t('favorite.undo'), onAction: () => set(true) } }),
    });
  };
  return { toggle: () => set(!job.isFavorite) };
}
