import { session } from '@michi/api/session';
import { useSyncExternalStore } from 'react';

const read = (): string | null => (session.isSignedIn() ? (session.get('USER_ID') ?? '') : null);

/** Id of the signed-in user, also from another tab; null without one. */
export const useUser = (): string | null => useSyncExternalStore(session.subscribe, read, () => null);
