import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../transport/apiError.ts';

const unusedDataMilliseconds = 5 * 60_000;

const refetchMilliseconds = 30_000;

/** A timer may fire a little early, which must not lead to a second refetch. */
const earlyMilliseconds = 1_000;

/**
 * The time until the next refetch, which is the same for every query of a client: a tab sends its refetches together.
 * @param share of the interval by which this client is ahead of one that refetches 30 s after its creation
 */
const createSchedule = (share: number): (() => number) => {
  const start = Date.now() - share * refetchMilliseconds;
  return () => {
    const remaining = refetchMilliseconds - ((Date.now() - start) % refetchMilliseconds);
    return remaining < earlyMilliseconds ? remaining + refetchMilliseconds : remaining;
  };
};

/** Statuses after which another attempt may succeed (RFC 9110, RFC 6585). */
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Whether to retry a failed query: at most three times (specs/COVERAGE.md, section 9), and only if the next response
 * can differ. The transport has already retried a 401.
 * @param failures number of earlier failures
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 &&
  (!(error instanceof ApiError) ||
    (error.status === null ? error.kind === 'network' : isTransient(error.status)));

/** Milliseconds before another attempt: 1 s, doubling, at most 30 s (specs/COVERAGE.md, section 9). */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

/** Longest wait before another attempt that a service can request. */
const maxRetryDelayMilliseconds = 5 * 60_000;

/** The `Retry-After` of a failed call in milliseconds. */
const retryAfterMilliseconds = (error: Error): number | undefined =>
  error instanceof ApiError && error.failure.kind === 'problem' && error.failure.retryAfter !== undefined
    ? error.failure.retryAfter * 1_000
    : undefined;

/**
 * As `retryDelay`, but at least the requested delay, doubling, plus up to the same again: clients that were rejected
 * together return at different times, and less and less often.
 */
const createRetryDelay =
  (random: () => number) =>
  (failures: number, error: Error): number => {
    const retryAfter = retryAfterMilliseconds(error);
    if (retryAfter === undefined) return retryDelay(failures);
    const minDelay = Math.max(retryDelay(failures), retryAfter * 2 ** failures);
    return Math.min(minDelay * (1 + random()), maxRetryDelayMilliseconds);
  };

/** React Query only observes the visibility of the page, but windows side by side are all visible. */
const watchFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const events = globalThis.window;
    if (events === undefined) return undefined;
    const onVisible = (): void => onFocus();
    for (const name of ['visibilitychange', 'focus']) events.addEventListener(name, onVisible);
    return () => {
      for (const name of ['visibilitychange', 'focus']) events.removeEventListener(name, onVisible);
    };
  });

/**
 * Creates the query client of an application (specs/COVERAGE.md, section 9): refetch every 30 s and on window focus, unused
 * data cached for five minutes, three retries for queries, which honour `Retry-After`, and none for mutations. All queries
 * are refetched at the same time, and none while the page is hidden.
 * @param random from 0 to 1, so that clients created or rejected at the same time refetch at different times; by default
 *   the first refetch is 30 s after the creation
 */
export const createQueryClient = (random: () => number = () => 0): QueryClient => {
  watchFocus();
  const delay = createRetryDelay(random);
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: createSchedule(random()),
        refetchOnWindowFocus: true,
        gcTime: unusedDataMilliseconds,
        retry: shouldRetry,
        retryDelay: delay,
      },
      mutations: {
        retry: false,
        retryDelay: delay,
        gcTime: unusedDataMilliseconds,
        // Offline, a mutation fails at once, instead of waiting unseen for the network.
        networkMode: 'always',
      },
    },
  });
};
