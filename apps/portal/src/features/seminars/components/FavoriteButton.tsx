import type { Seminar } from '@michi/api/seminar';
import { IconButton } from '@michi/design-system/icon-button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFavorite } from '../useFavorite.ts';

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
