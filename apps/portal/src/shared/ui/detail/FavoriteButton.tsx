import { actOnJob, getListFavoriteJobsQueryKey } from '@michi/api/job';
import {
  favoriteSeminar as addSeminar,
  getListFavoriteSeminarsQueryKey,
  unfavoriteSeminar as removeSeminar,
} from '@michi/api/seminar';
import type { QueryKey } from '@tanstack/react-query';
import { isRecord } from '../../parseJson.ts';
import { offlineMutation, useOfflineMutation } from '../../offline/mutations/offlineMutation.ts';
import { updateEntries } from '../../offline/mutations/storedMutations.ts';
import { IconButton } from '@michi/design-system/icon-button';
import { toast } from '@michi/design-system/toast-store';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pickBilingual } from '../../format/pickBilingual.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

interface Favorite {
  readonly id: string;
  readonly isFavorite: boolean;
}

const isFavoriteChange = (value: unknown): value is Favorite =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['isFavorite'] === 'boolean';

/** Marks an entry wherever it is shown, and takes a removed one out of the list of favorites. */
const updateFavorite =
  (listKey: QueryKey) =>
  (data: unknown, { id, isFavorite: wanted }: Favorite, queryKey: QueryKey): unknown => {
    const isOfFavorites = listKey.every((part, at) => queryKey[at] === part);
    return updateEntries(data, (entry) => {
      if (entry['id'] === id && 'isFavorite' in entry) return { ...entry, isFavorite: wanted };
      if (wanted || !isOfFavorites || !Array.isArray(entry['data'])) return entry;
      const all: readonly unknown[] = entry['data'];
      const left = all.filter((one) => !isRecord(one) || one['id'] !== id);
      return left.length === all.length
        ? entry
        : { ...entry, data: left, totalRecords: Math.max(0, Number(entry['totalRecords']) - 1) };
    });
  };

export const favoriteJob = offlineMutation({
  name: 'favoriteJob',
  isVariables: isFavoriteChange,
  send: async ({ id, isFavorite: wanted, key }): Promise<unknown> =>
    actOnJob(id, { action: wanted ? 'favorite' : 'unfavorite' }, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'job'],
  update: updateFavorite(getListFavoriteJobsQueryKey()),
  refused: (t, reason) => t('waiting.refused.favoriteJob', { reason }),
});

export const favoriteSeminar = offlineMutation({
  name: 'favoriteSeminar',
  isVariables: isFavoriteChange,
  send: async ({ id, isFavorite: wanted, key }): Promise<unknown> =>
    (wanted ? addSeminar : removeSeminar)(id, { headers: { 'Idempotency-Key': key } }),
  queryKey: ['api', 'seminar'],
  update: updateFavorite(getListFavoriteSeminarsQueryKey()),
  refused: (t, reason) => t('waiting.refused.favoriteSeminar', { reason }),
});

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
