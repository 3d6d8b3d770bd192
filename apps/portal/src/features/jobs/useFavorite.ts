import type { Job } from '@michi/api/job';
import { toast } from '@michi/design-system/toast-store';
import { useTranslation } from 'react-i18next';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/** Keeps a job among the favorites or takes it out, and then offers to undo that. */
export function useFavorite({ id, isFavorite }: Pick<Job, 'id' | 'isFavorite'>): {
  readonly toggle: () => void;
} {
  const { t } = useTranslation('jobs');
  const keep = useQueuedMutation('favoriteJob', ({ wanted }, undo) =>
    toast.show({
      message: wanted === true ? t('favorite.added') : t('favorite.removed'),
      ...(wanted === false && { action: { label: t('favorite.undo'), onAction: undo } }),
    }),
  );
  return { toggle: () => keep(id, !isFavorite) };
}
