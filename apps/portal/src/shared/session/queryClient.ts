import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { onlineManager, type QueryClient } from '@tanstack/react-query';

let current: { readonly client: QueryClient; readonly owner: string | null } | undefined;

/**
 * The query client of the current user; a new one for each, so that nobody sees another user's data.
 * @param random decides when within 30 seconds a new client refetches
 */
export const sessionQueryClient = (random: () => number = Math.random): QueryClient => {
  const owner = session.get('USER_ID');
  if (current?.owner !== owner) {
    // The manager assumes a network until the first event.
    onlineManager.setOnline(navigator.onLine);
    current = { client: createQueryClient(random), owner };
  }
  return current.client;
};

/** Discards the client and its data, after the area that used it has unmounted. */
export const dropSessionQueryClient = (): void => {
  current = undefined;
};
