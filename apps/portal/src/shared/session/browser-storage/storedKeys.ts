/** Where an entry is kept: in local storage, which all tabs share, or in the session storage of one tab. */
export type StorageArea = 'device' | 'tab';

/** Definition of a key. */
interface StoredKey {
  readonly place: StorageArea;
  /**
   * `device`: a setting of this browser, the same for all its users. `user`: belongs to one user; its name contains
   * their id, so nobody else reads it, and it is removed when another user signs in or its owner signs out.
   */
  readonly owner: 'device' | 'user';
  /**
   * Whether it survives an expired session, until its owner signs in again: the user's own texts. Everything else is
   * removed with the session.
   */
  readonly outlivesSession?: true;
}

/**
 * Every key that the portal writes in the browser, beside those of the session (`sessionKeys`). Entries use only
 * these. Responses in IndexedDB have an owner too, and `forget` removes them with the entries; Cache Storage contains
 * only the portal's files, the same for everybody.
 */
export const storedKeys = {
  /** The colours chosen. */
  THEME: { place: 'device', owner: 'device' },
  /** The language is the browser's, without a choice of the user. */
  LANGUAGE_OF_BROWSER: { place: 'device', owner: 'device' },
  /** Cards or rows. */
  LIST_VIEW: { place: 'device', owner: 'device' },
  /** Single keys such as `/` are no shortcuts. */
  SINGLE_KEYS_OFF: { place: 'device', owner: 'device' },
  SIDEBAR_MINIMISED: { place: 'device', owner: 'device' },
  /** How far pages were scrolled, by random keys of this tab's history (React Router). */
  SCROLL_POSITIONS: { place: 'tab', owner: 'device' },
  /** Push messages are no longer offered. */
  PUSH_CARD_HIDDEN: { place: 'device', owner: 'device' },
  /** This tab left for the identity provider; no one is signed in meanwhile. */
  PROVIDER_VISIT: { place: 'tab', owner: 'device' },
  /** A random text that changes at a sign-out, so that other tabs remove their data too. */
  SIGNED_OUT: { place: 'device', owner: 'device' },
  /** The {@link storedKeys.SIGNED_OUT} that this tab has seen. */
  SIGNED_OUT_KNOWN: { place: 'tab', owner: 'device' },
  /** Text typed into forms, by form. */
  DRAFT: { place: 'tab', owner: 'user', outlivesSession: true },
  /** Chat messages that no server has confirmed. */
  OUTBOX: { place: 'device', owner: 'user', outlivesSession: true },
  /** Changes that wait for the network. */
  ACTS: { place: 'device', owner: 'user', outlivesSession: true },
  /** What was searched for lately. */
  RECENT_SEARCHES: { place: 'device', owner: 'user' },
  /** The student's QR code. */
  STUDENT_QR: { place: 'tab', owner: 'user' },
  /** When the push token was registered. */
  FCM_TOKEN_AT: { place: 'device', owner: 'user' },
  /** The list of jobs as markup, for the next visit. */
  SNAPSHOT: { place: 'device', owner: 'user' },
  /** The same as releases until 0.1.0 wrote it: removed with the rest of its owner's. */
  PICTURE: { place: 'device', owner: 'user' },
  /** This tab has shown the user's own pages: its address belongs to them, also after their session has ended. */
  SHOWN_PAGES: { place: 'tab', owner: 'user', outlivesSession: true },
} as const satisfies Readonly<Record<string, StoredKey>>;

type StoredKeys = typeof storedKeys;

/** A key of the portal. */
export type StoredName = keyof StoredKeys;

/** Keys that belong to one user. */
export type UserKey = {
  [Name in StoredName]: StoredKeys[Name]['owner'] extends 'user' ? Name : never;
}[StoredName];

/** Keys that belong to the browser. */
export type DeviceKey = Exclude<StoredName, UserKey>;

const isStoredName = (name: string | undefined): name is StoredName =>
  name !== undefined && Object.hasOwn(storedKeys, name);

const separator = ':';

/** The owner as a key names them. */
export const ownerInKey = (owner: string | null): string => encodeURIComponent(owner ?? '');

/**
 * The key of a user's entry in the browser.
 * @param owner id of the user; null while nobody is signed in
 * @param part identifies one of several, such as the form
 */
export const userKey = (name: UserKey, owner: string | null, part = ''): string =>
  [name, ownerInKey(owner), ...(part === '' ? [] : [part])].join(separator);

/** Parses a key of the browser's storage; null if it is not one of the portal's. */
export const readKey = (key: string): { readonly name: StoredName; readonly owner: string } | null => {
  const [name, owner = ''] = key.split(separator);
  return isStoredName(name) ? { name, owner } : null;
};

/** Whether an entry is a user's, and so to be removed with them. */
export const isUserEntry = (name: StoredName): boolean => storedKeys[name].owner === 'user';

/** Whether an entry survives an expired session. */
export const outlivesSession = (name: StoredName): boolean => 'outlivesSession' in storedKeys[name];
