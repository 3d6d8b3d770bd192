import { session } from '@michi/api/session';
import { experimental_createQueryPersister } from '@tanstack/query-persist-client-core';
import { releaseOf } from '../release/releaseOf.ts';
import { persistedQueryStore } from './persistedQueryStore.ts';

/** Maximum age of persisted data: two weeks, in ms. */
export const persistedMaxAge = 14 * 24 * 60 * 60_000;

/** Maximum length of a persisted response, in characters. */
export const persistedMaxLength = 1_000_000;

export type Persister = ReturnType<typeof experimental_createQueryPersister<string>>;

/**
 * The persister of the signed-in student; undefined without one. Data are stored per user, and per release, since
 * another may parse them differently.
 */
export const userPersister = (): Persister | undefined => {
  const owner = session.get('USER_ID');
  if (owner === null) return undefined;
  return experimental_createQueryPersister<string>({
    storage: {
      ...persistedQueryStore,
      setItem: async (key, answer) => {
        // After a sign-out, deleted data must not be written again.
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
