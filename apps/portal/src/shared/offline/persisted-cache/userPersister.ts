import { session } from '@michi/api/session';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { releaseOf } from '../release/releaseOf.ts';
import { persistedQueryStore } from './persistedQueryStore.ts';

/** Maximum age of persisted data, in ms: two weeks. */
export const persistedMaxAge = 14 * 24 * 60 * 60_000;

/** Maximum length of a persisted response, in characters. */
export const persistedMaxLength = 1_000_000;

/** Persists query data. */
export type Persister = ReturnType<typeof experimental_createQueryPersister<string>>;

/**
 * The persister of the current student: no other user reads the data, and no other release, which may parse them
 * differently. Undefined while nobody is signed in.
 */
export const userPersister = (): Persister | undefined => {
  const owner = session.get('USER_ID');
  if (owner === null) return undefined;
  return experimental_createQueryPersister<string>({
    storage: {
      ...persistedQueryStore,
      setItem: async (key, answer) => {
        // The user has signed out meanwhile: deleted data must not be written again.
        const isOwnersTurn = session.isSignedIn() && session.get('USER_ID') === owner;
        if (isOwnersTurn && answer.length <= persistedMaxLength)
          await persistedQueryStore.setItem(key, answer);
      },
    },
    maxAge: persistedMaxAge,
    prefix: owner,
    buster: `${owner} ${releaseOf(document)}`,
  });
};
