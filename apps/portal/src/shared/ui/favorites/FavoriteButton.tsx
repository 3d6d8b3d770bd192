import { IconButton } from '@michi/design-system/icon-button';
import { toast } from '@michi/design-system/toast-store';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useQueuedMutation } from '../../offline/mutation-queue/useQueuedMutation.ts';

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
  const keep = useQueuedMutation(`favorite${what}`, ({ wanted }, undo) =>
    toast.show({
      message: wanted === true ? t('favorite.added') : t('favorite.removed'),
      ...(wanted === false && { action: { label: t('favorite.undo'), onAction: undo } }),
    }),
  );
  return (
    <IconButton
      variant={variant}
      size={variant === 'outline' ? 'medium' : 'small'}
      icon={Heart}
      pressed={isFavorite}
      label={t('favorite.add', { title: pickBilingual(entry, 'title', language) })}
      onClick={() => keep(id, !isFavorite)}
    />
  );
}
