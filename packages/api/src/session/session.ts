/** Languages of the product; `jp` is Japanese (specs/COVERAGE.md, section 1). */
export type Language = 'en' | 'jp';

/** The product's short code, which the auth calls take as `appName` and devices as `appCode` (specs/COVERAGE.md, section 9). */
export const appName = 'michi';

/** The local-storage keys of the product (specs/COVERAGE.md, section 3). */
export const sessionKeys = [
  'USER_ID',
  'USER_DETAIL_ID',
  'USER_STUDENT_ID',
  'LANGUAGE',
  'AUTH',
  'AUTH_REFRESH',
  'FCM_TOKEN',
] as const;

/** One of {@link sessionKeys}. */
export type SessionKey = (typeof sessionKeys)[number];

/** The required part of `localStorage`. */
export type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stored data of the signed-in student, as JSON, shared by all tabs. */
export interface Session {
  /**
   * Reads a value; null if there is none. A value that is the text `undefined`, not JSON, or not a valid header value
   * counts as none: no id, token or language is.
   */
  get(key: SessionKey): string | null;
  /** Stores a value and notifies the subscribers. */
  set(key: SessionKey, value: string): void;
  /** Ends the session: removes everything but the language, which belongs to the device, and notifies the subscribers. */
  clear(): void;
  /** The language chosen on this device, English when none is. */
  language(): Language;
  /** Whether there is an access token. It may have expired. */
  isSignedIn(): boolean;
  /**
   * Calls the listener after each change, also one made in another tab: signing out in one signs out all.
   * @returns a function that stops it
   */
  subscribe(listener: () => void): () => void;
}

/** Where a session stores its values and receives changes of other tabs. Functions, so that no module touches the window as it loads. */
export interface SessionPlace {
  readonly storage: () => SessionStorage;
  /** The target of `storage` events: the window. */
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Visible ASCII characters and spaces, which a header may contain (RFC 9110, section 5.5). */
const carried = /^[ -~]+$/;

const parse = (text: string | null): string | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' && value !== 'undefined' && carried.test(value) ? value : null;
  } catch {
    return null;
  }
};

/** Creates a session over any storage. The application's own is `session`. */
export const createSession = ({ storage, events }: SessionPlace): Session => {
  const listeners = new Set<() => void>();
  const tell = (): void => listeners.forEach((listener) => listener());
  const get = (key: SessionKey): string | null => parse(storage().getItem(key));

  return {
    get,
    set(key, value) {
      storage().setItem(key, JSON.stringify(value));
      tell();
    },
    clear() {
      for (const key of sessionKeys) if (key !== 'LANGUAGE') storage().removeItem(key);
      tell();
    },
    language: () => (get('LANGUAGE') === 'jp' ? 'jp' : 'en'),
    isSignedIn: () => get('AUTH') !== null,
    subscribe(listener) {
      if (listeners.size === 0) events()?.addEventListener('storage', tell);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events()?.removeEventListener('storage', tell);
      };
    },
  };
};
