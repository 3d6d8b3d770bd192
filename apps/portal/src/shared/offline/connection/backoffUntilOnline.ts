/** Longest delay, in milliseconds. */
const longestWait = 30_000;

/** Waits before a retry: until the browser is online again, or with exponential backoff after `tries` failures in a row. */
export const backoffUntilOnline = (tries: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, Math.min(longestWait, 1_000 * 2 ** Math.min(tries - 1, 5)));
    addEventListener('online', end);
    signal.addEventListener('abort', end);
  });
