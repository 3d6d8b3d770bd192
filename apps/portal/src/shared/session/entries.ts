import { deviceStorage, session, tabStorage, type LenientStorage } from '@michi/api/session';

/** Local storage, which all tabs share, or the session storage of one tab. */
type StorageArea = 'device' | 'tab';

interface StoredKey {
  readonly area: StorageArea;
  /** `user` entries have the user's id in their key, and are removed when another user signs in or their owner signs out. */
  readonly owner: 'device' | 'user';
  /** Survives an expired session, until the owner signs in again: the user's own texts. */
  readonly outlivesSession?: true;
}

/**
 * Every key that the portal writes in the browser, besides `sessionKeys`. `forget` also removes the responses in IndexedDB,
 * which have an owner too; Cache Storage contains only the portal's files.
 */
export const storedKeys = {
  THEME: { area: 'device', owner: 'device' },
  /** Set while the language is the browser's or an account's, and was not chosen by a visitor. */
  LANGUAGE_NOT_CHOSEN: { area: 'device', owner: 'device' },
  /** See `listViews`. */
  LIST_VIEW: { area: 'device', owner: 'device' },
  /** Set if single keys such as `/` are not shortcuts. */
  SINGLE_KEYS_OFF: { area: 'device', owner: 'device' },
  SIDEBAR_MINIMISED: { area: 'device', owner: 'device' },
  /** Scroll positions by random keys of this tab's history (React Router). */
  SCROLL_POSITIONS: { area: 'tab', owner: 'device' },
  /** Name under which somebody comments on shared answers. */
  READER_NAME: { area: 'device', owner: 'device' },
  /** Set if push messages are no longer offered. */
  PUSH_CARD_HIDDEN: { area: 'device', owner: 'device' },
  /** Set while this tab is at the identity provider; no one is signed in meanwhile. */
  PROVIDER_VISIT: { area: 'tab', owner: 'device' },
  /** A random text that changes with a sign-out, so that other tabs remove their data too. */
  SIGNED_OUT: { area: 'device', owner: 'device' },
  /** The {@link storedKeys.SIGNED_OUT} that this tab has handled. */
  SIGNED_OUT_KNOWN: { area: 'tab', owner: 'device' },
  /** Text typed into forms, by form. */
  DRAFT: { area: 'tab', owner: 'user', outlivesSession: true },
  /** Changes and messages without a response. */
  MUTATION: { area: 'device', owner: 'user', outlivesSession: true },
  RECENT_SEARCHES: { area: 'device', owner: 'user' },
  /** Set if the dashboard's question about interests is not to be asked again. */
  INTERESTS_NOT_ASKED: { area: 'device', owner: 'user' },
  STUDENT_QR: { area: 'tab', owner: 'user' },
  /** When the push token was registered. */
  FCM_TOKEN_AT: { area: 'device', owner: 'user' },
  /** This tab has shown screens of the user: its address belongs to them, also after their session. */
  SHOWN_PAGES: { area: 'tab', owner: 'user', outlivesSession: true },
} as const satisfies Readonly<Record<string, StoredKey>>;

type StoredKeys = typeof storedKeys;

export type StoredName = keyof StoredKeys;

export type UserKey = {
  [Name in StoredName]: StoredKeys[Name]['owner'] extends 'user' ? Name : never;
}[StoredName];

export type DeviceKey = Exclude<StoredName, UserKey>;

const isStoredName = (name: string | undefined): name is StoredName =>
  name !== undefined && Object.hasOwn(storedKeys, name);

const separator = ':';

export const ownerInKey = (owner: string | null): string => encodeURIComponent(owner ?? '');

/** The storage key of a user's entry (owner null: of a visitor); `part` identifies one of several, such as the form. */
export const userKey = (name: UserKey, owner: string | null, part = ''): string =>
  [name, ownerInKey(owner), ...(part === '' ? [] : [part])].join(separator);

/** Parses a storage key; null if it is not the portal's. */
export const readKey = (key: string): { readonly name: StoredName; readonly owner: string } | null => {
  const [name, owner = ''] = key.split(separator);
  return isStoredName(name) ? { name, owner } : null;
};

/** Whether an entry belongs to a user. */
export const isUserEntry = (name: StoredName): boolean => storedKeys[name].owner === 'user';

export const outlivesSession = (name: StoredName): boolean => 'outlivesSession' in storedKeys[name];

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

/** Undefined before `followUser` runs. */
let pageUser: string | null | undefined;

/** Sets the user of this page: null if nobody is signed in, `undefined` for the signed-in user. */
export const setPageUser = (user: string | null | undefined): void => {
  pageUser = user;
};

/** False while the page still shows one user and another has signed in in another tab: then it has no access. */
const isOwnPage = (): boolean => pageUser === undefined || pageUser === session.get('USER_ID');

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
