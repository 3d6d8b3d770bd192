import { deviceStorage, session, tabStorage, type LenientStorage } from '@michi/api/session';
import { storedKeys, userKey, type DeviceKey, type StorageArea, type UserKey } from './storedKeys.ts';

/** A text in the browser's storage. */
export interface Entry {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly remove: () => void;
}

export const storages: Readonly<Record<StorageArea, LenientStorage>> = {
  device: deviceStorage,
  tab: tabStorage,
};

/** User of this page; `undefined` before `followUser` runs. */
let shown: string | null | undefined;

/** Sets the user of this page: null if nobody is signed in, `undefined` for the signed-in user. */
export const showsUser = (user: string | null | undefined): void => {
  shown = user;
};

/** False while the page still shows one user and another has signed in in another tab: then it has no access. */
const isOwnPage = (): boolean => shown === undefined || shown === session.get('USER_ID');

/** A stored value of the browser, the same for all its users. */
export const deviceEntry = (name: DeviceKey): Entry => {
  const storage = storages[storedKeys[name].area];
  return {
    read: () => storage.getItem(name),
    write: (text) => storage.setItem(name, text),
    remove: () => storage.removeItem(name),
  };
};

/** A stored value of the current user, or of a visitor; `part` identifies one of several, such as the form. */
export const userEntry = (name: UserKey, part?: string): Entry => {
  const storage = storages[storedKeys[name].area];
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

/** The `part`s of the current user's entries of a name. */
export const userEntryParts = (name: UserKey): readonly string[] => {
  const start = userKey(name, session.get('USER_ID'), ' ').slice(0, -1);
  const keys = isOwnPage() ? storages[storedKeys[name].area].keys() : [];
  return keys.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
};
