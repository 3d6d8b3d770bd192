import { IconButton } from '@michi/design-system/icon-button';
import { toast } from '@michi/design-system/toast-store';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useOfflineMutation } from '../../offline/mutations/offlineMutation.ts';
import { favoriteJob, favoriteSeminar } from './favorites.ts';

export interface FavoriteButtonProps {
  readonly what: 'Job' | 'Seminar';
  readonly entry: {
    readonly id: string;
    readonly isFavorite: boolean;
    readonly title: string;
    readonly titleJp: string | null;
  };
  readonly variant?: 'ghost' | 'outline';
}

/** Adds a job or seminar to the favorites, or removes it and offers to undo that. */
export function FavoriteButton({ what, entry, variant = 'ghost' }: FavoriteButtonProps) {
  const { t } = useTranslation('labels');
  const { language } = useLanguage();
  const { id, isFavorite } = entry;
  const mark = useOfflineMutation(what === 'Job' ? favoriteJob : favoriteSeminar, (sent, change) =>
    toast.show({
      message: sent.isFavorite ? t('favorite.added') : t('favorite.removed'),
      ...(!sent.isFavorite && {
        action: { label: t('favorite.undo'), onAction: () => change({ id, isFavorite: true }) },
      }),
    }),
  );
  return (
    <IconButton
      variant={variant}
      size={variant === 'outline' ? 'medium' : 'small'}
      icon={Heart}
      pressed={isFavorite}
      label={t('favorite.add', { title: pickBilingual(entry, 'title', language) })}
      onClick={() => mark({ id, isFavorite: !isFavorite })}
    />
  );
}
