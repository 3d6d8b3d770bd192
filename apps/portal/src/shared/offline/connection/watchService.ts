import { ApiError } from '@michi/api/transport';
import type { QueryClient } from '@tanstack/react-query';

/** A single failure may be a lost packet. */
const failuresUntilTold = 2;

/** Statuses of a proxy without a server and of a server without its database. */
const awayStatuses = [502, 503, 504];

const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind === 'network' || (error.status !== null && awayStatuses.includes(error.status)));

/**
 * Detects outages of the service: two failures of one query report an outage, and the next response its end, which
 * refetches active queries that failed.
 * @returns a function that stops it
 */
export const watchService = (client: QueryClient, tell: (isReached: boolean) => void): (() => void) => {
  let isReached = true;
  return client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { action, query } = event;
    const hasFailed = action.type === 'failed' || action.type === 'error';
    if (hasFailed && isReached && isUnreached(action.error)) {
      isReached = query.state.fetchFailureCount < failuresUntilTold;
      if (!isReached) tell(false);
    }
    // `manual` marks a value set by the portal itself, such as an optimistic update.
    if (action.type === 'success' && action.manual !== true && !isReached) {
      isReached = true;
      tell(true);
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.fetchFailureCount > 0 });
    }
  });
};
