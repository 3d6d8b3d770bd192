import { session } from '@michi/api/session';
import { useSyncExternalStore } from 'react';

/** Whether a user is signed in, also in another tab. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(session.subscribe, session.isSignedIn, () => false);
