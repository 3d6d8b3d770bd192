import type { Seminar } from '@michi/api/seminar';
import { toast } from '@michi/design-system/toast-store';
import { useTranslation } from 'react-i18next';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';

/** Keeps a seminar among the favorites or takes it out, and then offers to undo that. */
export function useFavorite({ id, isFavorite }: Pick<Seminar, 'id' | 'isFavorite'>): {
  readonly toggle: () => void;
} {
  const { t } = useTranslation('seminars');
  const keep = useQueuedMutation('favoriteSeminar', ({ wanted }, undo) =>
    toast.show({
      message: wanted === true ? t('favorite.added') : t('favorite.removed'),
      ...(wanted === false && { action: { label: t('favorite.undo'), onAction: undo } }),
    }),
  );
  return { toggle: () => keep(id, !isFavorite) };
}
