import type { DeviceKey } from '../../shared/session/entries.ts';

const key: DeviceKey = 'PROVIDER_VISIT';

export type VisitStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Not through the entries of the portal: whether the browser refuses its storage makes a difference here.
const tabStorage = (): VisitStorage => globalThis.sessionStorage;

/** Records, for this tab only, that it left for the identity provider. */
export const beginProviderVisit = (storage: () => VisitStorage = tabStorage): void => {
  try {
    storage().setItem(key, 'begun');
  } catch {
    // Without storage the visit cannot be verified afterwards.
  }
};

/**
 * Whether this tab left for the provider and has not returned; consumes the record. Without it a link with a token of
 * another account would log a student in there (login CSRF, RFC 6749, section 10.12).
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
