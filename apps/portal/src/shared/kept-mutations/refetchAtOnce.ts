import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Refetches active queries as soon as the network or the reader is back. The query client itself does so only once every paused
 * mutation has been sent, and one that gets no answer is tried for as long as it takes.
 * @returns a function that stops it
 */
export const refetchAtOnce = (client: QueryClient): (() => void) => {
  const queries = client.getQueryCache();
  const stops = [
    onlineManager.subscribe((isOnline) => {
      if (isOnline) queries.onOnline();
    }),
    focusManager.subscribe((isFocused) => {
      if (isFocused) queries.onFocus();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
};
