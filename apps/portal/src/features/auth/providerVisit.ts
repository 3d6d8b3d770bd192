import type { DeviceKey } from '../../shared/session/browser-storage/storedKeys.ts';

const key: DeviceKey = 'PROVIDER_VISIT';

/** What a visit needs of `sessionStorage`. */
export type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Not through the entries of the portal: whether the browser refuses its storage makes a difference here.
const tabStorage = (): VisitStorage => globalThis.sessionStorage;

/** Notes, for this tab alone, that somebody left for the identity provider. */
export const beginProviderVisit = (storage: () => VisitStorage = tabStorage): void => {
  try {
    storage().setItem(key, 'begun');
  } catch {
    // A browser that keeps nothing cannot be asked afterwards either.
  }
};

/**
 * Whether this tab left for the provider and has not come back since; asked once. Without it a link with the token of
 * somebody else's account would log a student in there unasked (login CSRF, RFC 6749, section 10.12).
 */
export const endProviderVisit = (storage: () => VisitStorage = tabStorage): boolean => {
  try {
    const isExpected = storage().getItem(key) !== null;
    storage().removeItem(key);
    return isExpected;
  } catch {
    return true;
  }
};
