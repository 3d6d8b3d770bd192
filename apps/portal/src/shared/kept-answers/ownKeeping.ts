import { session } from '@michi/api/session';
import { releaseOf } from '../portal-version/releaseOf.ts';
import { answerStore } from './answerStore.ts';
import { isReturning } from './isReturning.ts';
import type { Keeping } from './showKept.ts';

/** How the answers of the student who is signed in now are kept on this device; undefined where nobody is. */
export const ownKeeping = (now: () => Date): Keeping | undefined => {
  const owner = session.get('USER_ID');
  if (owner === null) return undefined;
  return {
    owner,
    release: releaseOf(document),
    isOwnersTurn: () => session.isSignedIn() && session.get('USER_ID') === owner,
    isShownFirst: isReturning(),
    store: answerStore,
    now,
  };
};
