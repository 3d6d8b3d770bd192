import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../transport/apiError.ts';

const unusedDataMilliseconds = 5 * 60_000;

/** Statuses after which another attempt may succeed (RFC 9110, RFC 6585). */
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Whether to retry a failed query: at most three times (specs/COVERAGE.md, section 9), and only if the next response
 * can differ. The transport has already retried a 401.
 * @param failures number of earlier failures
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < 3 && (!(error instanceof ApiError) || error.status === null || isTransient(error.status));

/** Milliseconds before another attempt: 1 s, doubling, at most 30 s (specs/COVERAGE.md, section 9). */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

/** React Query only observes the visibility of the page, but windows side by side are all visible. */
const watchFocus = (): void =>
  focusManager.setEventListener((onFocus) => {
    const events = globalThis.window;
    if (events === undefined) return undefined;
    const hear = (): void => onFocus();
    for (const name of ['visibilitychange', 'focus']) events.addEventListener(name, hear);
    return () => {
      for (const name of ['visibilitychange', 'focus']) events.removeEventListener(name, hear);
    };
  });

/**
 * Creates the query client of an application (specs/COVERAGE.md, section 9): refetch every 30 s and on window focus, unused
 * data kept for five minutes, three retries for queries and none for mutations.
 */
export const createQueryClient = (): QueryClient => {
  watchFocus();
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: 30_000,
        refetchOnWindowFocus: true,
        gcTime: unusedDataMilliseconds,
        retry: shouldRetry,
        retryDelay,
      },
      mutations: {
        retry: false,
        gcTime: unusedDataMilliseconds,
        // Offline, a mutation fails at once, instead of waiting unseen for the network.
        networkMode: 'always',
      },
    },
  });
};
