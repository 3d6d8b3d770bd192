import { session } from '@michi/api/session';
import { useSyncExternalStore } from 'react';

const read = (): string | null => (session.isSignedIn() ? (session.get('USER_ID') ?? '') : null);

/** Id of the user who is signed in on this device, null without one; follows other tabs too. */
export const useUser = (): string | null => useSyncExternalStore(session.subscribe, read, () => null);
