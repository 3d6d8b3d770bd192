import { toastStore } from '@michi/design-system/toast-store';
import { clearPersistedQueries } from '../offline/persistedQueryStore.ts';
import { logger } from '../settings/logger.ts';
import { storages, isUserEntry, outlivesSession, ownerInKey, readKey, type StoredName } from './entries.ts';

const areas = ['device', 'tab'] as const;

/** Removes the user entries for which `isGone` returns true. */
const removeEntries = (
  from: readonly (keyof typeof storages)[],
  isGone: (name: StoredName, owner: string) => boolean,
): void => {
  for (const area of from) {
    const storage = storages[area];
    for (const key of storage.keys()) {
      const known = readKey(key);
      if (known !== null && isUserEntry(known.name) && isGone(known.name, known.owner))
        storage.removeItem(key);
    }
  }
};

/** Removes all users' entries except those of `keep`; null removes all. */
export const forgetEntriesOfOthers = (keep: string | null): void =>
  removeEntries(areas, (_name, owner) => keep === null || owner !== ownerInKey(keep));

/** Removes all entries that do not survive a session, of any user. */
export const forgetEntriesOfSession = (): void => removeEntries(areas, (name) => !outlivesSession(name));

/** Removes this tab's entries of all users, after another tab, which cannot reach them, has signed out. */
export const forgetTab = (): void => removeEntries(['tab'], () => true);

const closeNotifications = async (): Promise<void> => {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notification of (await registration?.getNotifications()) ?? []) notification.close();
};

/** Removes toasts, cached responses and notifications. */
const forgetTheRest = async (keep: string | null): Promise<void> => {
  toastStore.clear();
  const outcomes = await Promise.allSettled([clearPersistedQueries(keep), closeNotifications()]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') logger.error('Cannot remove what this device keeps', outcome.reason);
};

/** Removes the data of all users except `keep` (null: of all), entries at once. */
export const forgetOthers = (keep: string | null): Promise<void> => {
  forgetEntriesOfOthers(keep);
  return forgetTheRest(keep);
};

/** Removes the data of an expired session, except the user's own texts, which stay until they sign in again. */
export const forgetSession = (): Promise<void> => {
  forgetEntriesOfSession();
  return forgetTheRest(null);
};
