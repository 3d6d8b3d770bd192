import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { onlineManager, type QueryClient } from '@tanstack/react-query';

let current: { readonly client: QueryClient; readonly owner: string | null } | undefined;

/** The query client of the signed-in user. Each user gets a new one, so that nobody sees another user's data. */
export const sessionQueryClient = (): QueryClient => {
  const owner = session.get('USER_ID');
  if (current?.owner !== owner) {
    // It listens to changes, and assumes a network until the first.
    onlineManager.setOnline(navigator.onLine);
    current = { client: createQueryClient(), owner };
  }
  return current.client;
};

/** Drops the client with all its data: the area that used it has unmounted. */
export const dropSessionQueryClient = (): void => {
  current = undefined;
};
