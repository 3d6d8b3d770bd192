import { toast } from '@michi/design-system/toast-store';
import { useTranslation } from 'react-i18next';
import { useQueuedMutation } from '../../shared/offline/mutation-queue/useQueuedMutation.ts';
import type { FavoriteKind } from './favoritesAddress.ts';

/** Takes a job or a seminar out of the favorites, and offers to undo that. */
export function useRemoveFavorite({ what }: Pick<FavoriteKind, 'what'>): {
  readonly remove: (id: string) => void;
} {
  const { t } = useTranslation('favorites');
  const keep = useQueuedMutation(`favorite${what}`, ({ wanted }, undo) => {
    if (wanted === false)
      toast.show({
        message: t('removed'),
        action: { label: t('undo'), onAction: undo },
      });
  });
  return { remove: (id) => keep(id, false) };
}
