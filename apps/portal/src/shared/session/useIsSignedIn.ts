import { session } from '@michi/api/session';
import { useSyncExternalStore } from 'react';

/** Whether somebody is signed in on this device; follows other tabs too. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(session.subscribe, session.isSignedIn, () => false);
