import { focusManager, QueryClient } from '@tanstack/react-query';
import { ApiError } from '../transport/apiError.ts';

const refetchIntervalMilliseconds = 30_000;
const unusedDataMilliseconds = 5 * 60_000;
const queryRetries = 3;
const firstDelayMilliseconds = 1_000;
const longestDelayMilliseconds = 30_000;

/** Answers that may be others a moment later: too slow, too many, or a server in trouble (RFC 9110, RFC 6585). */
const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/**
 * Whether to retry a failed query: at most three times (specs/COVERAGE.md, section 9), and only if the next response
 * can differ. A refusal such as 403, 404 or 422 would repeat, and the student would wait seven seconds to read it; a
 * 401 has had its refresh and its retry in the transport.
 * @param failures number of failed attempts before this one
 */
export const shouldRetry = (failures: number, error: Error): boolean =>
  failures < queryRetries &&
  (!(error instanceof ApiError) || error.status === null || isTransient(error.status));

/**
 * How long to wait before another try: 1 s, doubling, at most 30 s (specs/COVERAGE.md, section 9).
 * @param failures how many tries failed before this one
 * @returns milliseconds
 */
export const retryDelay = (failures: number): number =>
  Math.min(firstDelayMilliseconds * 2 ** failures, longestDelayMilliseconds);

/**
 * React Query only checks the visibility of the page. Two windows side by side both stay visible, so the focus is used
 * there.
 */
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
 * Makes the query client of an application, set as the product spec says (section 9): data read again every
 * 30 s and on window focus, unused data kept five minutes, three retries for queries and none for mutations.
 */
export const createQueryClient = (): QueryClient => {
  watchFocus();
  return new QueryClient({
    defaultOptions: {
      queries: {
        refetchInterval: refetchIntervalMilliseconds,
        refetchOnWindowFocus: true,
        gcTime: unusedDataMilliseconds,
        retry: shouldRetry,
        retryDelay,
      },
      mutations: {
        retry: false,
        gcTime: unusedDataMilliseconds,
        // Offline, an act fails at once and says so, instead of waiting unseen for the network.
        networkMode: 'always',
      },
    },
  });
};
