import type { Job } from '@michi/api/job';
import { IconButton } from '@michi/design-system/icon-button';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../../shared/format/pickBilingual.ts';
import { useLanguage } from '../../../shared/i18n/useLanguage.ts';
import { useFavorite } from '../useFavorite.ts';

export interface FavoriteButtonProps {
  readonly job: Job;
  readonly variant?: 'ghost' | 'outline';
}

/** The heart that keeps a job among the favorites. */
export function FavoriteButton({ job, variant = 'ghost' }: FavoriteButtonProps) {
  const { t } = useTranslation('jobs');
  const { language } = useLanguage();
  const { toggle } = useFavorite(job);
  return (
    <IconButton
      variant={variant}
      size={variant === 'outline' ? 'medium' : 'small'}
      icon={Heart}
      pressed={job.isFavorite}
      label={t('favorite.add', { title: pickBilingual(job, 'title', language) })}
      onClick={toggle}
    />
  );
}
