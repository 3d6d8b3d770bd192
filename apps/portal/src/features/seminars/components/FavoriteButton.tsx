import type { Seminar } from '@michi/api/seminar';
import { IconButton } from '@michi/design-system/icon-button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { toast } from '@michi/design-system/toast-store';
import { useQueuedMutation } from '../../../shared/offline/mutation-queue/useQueuedMutation.ts';

export interface FavoriteButtonProps {
  readonly seminar: Seminar;
  readonly variant?: 'ghost' | 'outline';
}

/** The heart that keeps a seminar among the favorites. */
export function FavoriteButton({ seminar, variant = 'ghost' }: FavoriteButtonProps) {
  const { t } = useTranslation('seminars');
  const { language } = useLanguage();
  const { toggle } = useFavorite(seminar);
  return (
    <IconButton
      variant={variant}
      size={variant === 'outline' ? 'medium' : 'small'}
      icon={Heart}
      pressed={seminar.isFavorite}
      label={t('favorite.add', { title: pickBilingual(seminar, 'title', language) })}
      onClick={toggle}
    />
  );
}

/** Keeps a seminar among the favorites or takes it out, and then offers to undo that. */
function useFavorite({ id, isFavorite }: Pick<Seminar, 'id' | 'isFavorite'>): {
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
