import { deviceStorage, session, tabStorage, type LenientStorage } from '@michi/api/session';
import { storedKeys, userKey, type DeviceKey, type StorageArea, type UserKey } from './storedKeys.ts';

/** One text that the browser keeps. */
export interface Entry {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

/** The storage behind each place. */
export const storages: Readonly<Record<StorageArea, LenientStorage>> = {
  device: deviceStorage,
  tab: tabStorage,
};

/** The user this page shows, once it follows the session: `undefined` before. */
let shown: string | null | undefined;

/** Sets the user of this page: null if nobody is signed in, `undefined` for the signed-in user. */
export const showsUser = (user: string | null | undefined): void => {
  shown = user;
};

/**
 * Whose entries this page may read and write: none at all while the session, which every tab shares, is already another
 * user's than the one it still shows.
 */
const isOwnPage = (): boolean => shown === undefined || shown === session.get('USER_ID');

/** A stored value of the browser, shared by all its users. */
export const deviceEntry = (name: DeviceKey): Entry => {
  const storage = storages[storedKeys[name].place];
  return {
    read: () => storage.getItem(name),
    write: (text) => storage.setItem(name, text),
    remove: () => storage.removeItem(name),
  };
};

/**
 * A stored value of the signed-in user, or of a visitor. The user is determined at each read and write.
 * @param part identifies one of several, such as the form
 */
export const userEntry = (name: UserKey, part?: string): Entry => {
  const storage = storages[storedKeys[name].place];
  const key = () => userKey(name, session.get('USER_ID'), part);
  return {
    read: () => (isOwnPage() ? storage.getItem(key()) : null),
    write: (text) => {
      if (isOwnPage()) storage.setItem(key(), text);
    },
    remove: () => {
      if (isOwnPage()) storage.removeItem(key());
    },
  };
};
