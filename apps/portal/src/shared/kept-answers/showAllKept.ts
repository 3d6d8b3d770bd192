import type { QueryClient } from '@tanstack/react-query';
import { ownKeeping } from './ownKeeping.ts';
import { isWaiting, showKept } from './showKept.ts';

/** Shows what is kept of all that a client waits for. Where the browser refuses its store, nothing is. */
export const showAllKept = async (client: QueryClient, now: () => Date): Promise<void> => {
  const keeping = ownKeeping(now);
  if (keeping === undefined) return;
  const waiting = client
    .getQueryCache()
    .getAll()
    .filter((query) => isWaiting(query, keeping.isShownFirst));
  await Promise.allSettled(waiting.map((query) => showKept(client, query, keeping)));
};
