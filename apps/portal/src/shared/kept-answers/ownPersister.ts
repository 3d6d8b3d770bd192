import { session } from '@michi/api/session';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { releaseOf } from '../portal-version/releaseOf.ts';
import { answerStore } from './answerStore.ts';

/** How old an answer may become, in ms: two weeks. */
export const longestAge = 14 * 24 * 60 * 60_000;

/** Characters of an answer worth keeping. */
export const longestAnswer = 1_000_000;

/** Keeps answers on this device. */
export type Persister = ReturnType<typeof experimental_createQueryPersister<string>>;

/**
 * Keeps the answers of the student who is signed in now: nobody else is given them, nor another release of the portal, which
 * may read them differently. Undefined where nobody is signed in.
 */
export const ownPersister = (): Persister | undefined => {
  const owner = session.get('USER_ID');
  if (owner === null) return undefined;
  return experimental_createQueryPersister<string>({
    storage: {
      ...answerStore,
      setItem: async (key, answer) => {
        // Signed out meanwhile: what was kept is gone, and stays gone.
        const isOwnersTurn = session.isSignedIn() && session.get('USER_ID') === owner;
        if (isOwnersTurn && answer.length <= longestAnswer) await answerStore.setItem(key, answer);
      },
    },
    maxAge: longestAge,
    prefix: owner,
    buster: `${owner} ${releaseOf(document)}`,
  });
};
