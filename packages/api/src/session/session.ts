import { createLenientStorage, type LenientStorage, type SessionStorage } from './lenient.ts';

/** Languages of the product (specs/COVERAGE.md, section 1). */
export type Language = 'en' | 'jp';

/** The product's code, `appName` of auth calls and `appCode` of devices (specs/COVERAGE.md, section 9). */
export const appName = 'michi';

/** The product's keys in local storage (specs/COVERAGE.md, section 3). */
export const sessionKeys = [
  'USER_ID',
  'USER_DETAIL_ID',
  'USER_STUDENT_ID',
  'LANGUAGE',
  'AUTH',
  'AUTH_REFRESH',
  'FCM_TOKEN',
] as const;

export type SessionKey = (typeof sessionKeys)[number];

/** Data of the signed-in user in local storage as JSON, shared by all tabs. */
export interface Session {
  /** Reads a value; null if it is missing, not JSON, the text `undefined`, or not a valid header value. */
  get(key: SessionKey): string | null;
  /** Stores a value and notifies the listeners. */
  set(key: SessionKey, value: string): void;
  /** Ends the session: removes everything but the language of the device and notifies the listeners. */
  clear(): void;
  /** Language of the device; English by default. */
  language(): Language;
  /** Whether there is an access token. It may have expired. */
  isSignedIn(): boolean;
  /** Calls the listener after each change in any tab. @returns a function that stops it */
  subscribe(listener: () => void): () => void;
}

/** Storage of a session, and source of its `storage` events. Functions, so that no module accesses the window on load. */
export interface SessionPlace {
  readonly storage: () => SessionStorage;
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined;
}

/** Characters that a header may contain: visible ASCII and spaces (RFC 9110, section 5.5). */
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

/** Creates a session over any storage. The application's own is {@link session}. */
export const createSession = ({ storage, events }: SessionPlace): Session => {
  const listeners = new Set<() => void>();
  const notifyListeners = (): void => listeners.forEach((listener) => listener());
  const get = (key: SessionKey): string | null => parse(storage().getItem(key));

  return {
    get,
    set(key, value) {
      storage().setItem(key, JSON.stringify(value));
      notifyListeners();
    },
    clear() {
      for (const key of sessionKeys) if (key !== 'LANGUAGE') storage().removeItem(key);
      notifyListeners();
    },
    language: () => (get('LANGUAGE') === 'jp' ? 'jp' : 'en'),
    isSignedIn: () => get('AUTH') !== null,
    subscribe(listener) {
      if (listeners.size === 0) events()?.addEventListener('storage', notifyListeners);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) events()?.removeEventListener('storage', notifyListeners);
      };
    },
  };
};

/** A storage in memory, for tests. */
export const createMemoryStorage = (): SessionStorage => {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
};

/** A session in memory, for scripts, tests and each request of a server. Values that are undefined are left out. */
export const createMemorySession = (
  values: Readonly<Partial<Record<SessionKey, string | undefined>>> = {},
): Session => {
  const storage = createMemoryStorage();
  const session = createSession({ storage: () => storage, events: () => undefined });
  for (const key of sessionKeys) {
    const value = values[key];
    if (value !== undefined) session.set(key, value);
  }
  return session;
};

/** Local storage, shared by all tabs. */
export const deviceStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.localStorage,
);

/** Session storage of this tab. */
export const tabStorage: LenientStorage = /* @__PURE__ */ createLenientStorage(
  () => globalThis.window?.sessionStorage,
);

/** The session of this application, in local storage. */
export const session: Session = /* @__PURE__ */ createSession({
  storage: () => deviceStorage,
  events: () => globalThis.window,
});
