import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { onlineManager, type QueryClient } from '@tanstack/react-query';

let current: { readonly client: QueryClient; readonly owner: string | null } | undefined;

/** The query client of who is signed in. Another user gets another one: nobody sees what was fetched for somebody else. */
export const sessionQueryClient = (): QueryClient => {
  const owner = session.get('USER_ID');
  if (current?.owner !== owner) {
    // It hears of changes, and takes the network for granted until the first.
    onlineManager.setOnline(navigator.onLine);
    current = { client: createQueryClient(), owner };
  }
  return current.client;
};

/** Lets go of the client and all it holds: the area that showed it is gone. */
export const dropSessionQueryClient = (): void => {
  current = undefined;
};
