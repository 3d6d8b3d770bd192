import { getListFavoriteJobsQueryKey } from '@michi/api/job';
import { getListFavoriteSeminarsQueryKey } from '@michi/api/seminar';
import type { QueryKey } from '@tanstack/react-query';
import { isRecord } from '../../json/parseJson.ts';
import type { PersistedMutation } from './queuedMutation.ts';

type Entry = Readonly<Record<string, unknown>>;

const services = {
  favoriteJob: 'job',
  favoriteSeminar: 'seminar',
  likePost: 'news',
  completeCourse: 'common',
  readNotifications: 'notification',
  readGroup: 'notification',
  applicationNotes: 'job',
} as const;

/** Query key of everything that a mutation may change. */
export const optimisticUpdateKey = ({ kind }: Pick<PersistedMutation, 'kind'>): QueryKey => [
  'api',
  services[kind],
];

const isUnder = (key: QueryKey, above: QueryKey): boolean => above.every((part, at) => key[at] === part);

const withNotes = (entry: Entry, notes: Entry): Entry =>
  JSON.stringify(notes) === JSON.stringify(entry['notes']) ? entry : { ...entry, notes };

const changedEntry = (entry: Entry, { kind, id, wanted, at }: PersistedMutation): Entry => {
  switch (kind) {
    case 'favoriteJob':
    case 'favoriteSeminar':
      return entry['id'] === id && entry['isFavorite'] === !wanted ? { ...entry, isFavorite: wanted } : entry;
    case 'likePost':
      return entry['id'] === id && entry['isLiked'] === !wanted
        ? {
            ...entry,
            isLiked: wanted,
            likeCount: Math.max(0, Number(entry['likeCount']) + (wanted ? 1 : -1)),
          }
        : entry;
    case 'completeCourse':
      return entry['id'] === id && entry['isCompleted'] === !wanted
        ? { ...entry, isCompleted: wanted, completedAt: wanted ? at : null }
        : entry;
    case 'readNotifications':
      return entry['readAt'] === null && id.split(' ').includes(String(entry['id']))
        ? { ...entry, readAt: at }
        : entry;
    case 'readGroup':
      return entry['readAt'] === null &&
        entry['group'] === id &&
        typeof wanted === 'string' &&
        Date.parse(String(entry['createdAt'])) <= Date.parse(wanted)
        ? { ...entry, readAt: at }
        : entry;
    case 'applicationNotes':
      return entry['id'] === id && isRecord(entry['notes']) && typeof wanted === 'object'
        ? withNotes(entry, { ...entry['notes'], ...wanted })
        : entry;
  }
};

const changed = (data: unknown, act: PersistedMutation): unknown => {
  if (Array.isArray(data)) {
    const all: readonly unknown[] = data;
    const next = all.map((one) => changed(one, act));
    return next.some((one, at) => one !== all[at]) ? next : data;
  }
  if (!isRecord(data)) return data;
  const next: Record<string, unknown> = { ...changedEntry(data, act) };
  let isChanged = Object.entries(next).some(([name, value]) => value !== data[name]);
  for (const [name, value] of Object.entries(next)) {
    next[name] = changed(value, act);
    isChanged ||= next[name] !== value;
  }
  return isChanged ? next : data;
};

const isOfThing = (entry: unknown, id: string): boolean => isRecord(entry) && entry['id'] === id;

const withoutThing = (page: unknown, id: string): unknown => {
  if (!isRecord(page) || !Array.isArray(page['data'])) return page;
  const all: readonly unknown[] = page['data'];
  const data = all.filter((entry) => !isOfThing(entry, id));
  return data.length === all.length
    ? page
    : { ...page, data, totalRecords: Math.max(0, Number(page['totalRecords']) - (all.length - data.length)) };
};

/** Query data after the optimistic update of a mutation; the same object if nothing changes. */
export const applyOptimisticUpdate = (key: QueryKey, data: unknown, act: PersistedMutation): unknown => {
  if (!isUnder(key, optimisticUpdateKey(act))) return data;
  const isOfFavorites =
    isUnder(key, getListFavoriteJobsQueryKey()) || isUnder(key, getListFavoriteSeminarsQueryKey());
  return isOfFavorites && act.wanted === false ? withoutThing(data, act.id) : changed(data, act);
};
