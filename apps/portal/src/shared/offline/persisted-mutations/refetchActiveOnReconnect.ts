import { focusManager, onlineManager, type QueryClient } from '@tanstack/react-query';

/**
 * Refetches active queries on reconnect or focus. The query client itself waits until every paused mutation has been
 * sent, and a mutation without a response is retried for as long as it takes.
 * @returns a function that stops it
 */
export const refetchActiveOnReconnect = (client: QueryClient): (() => void) => {
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
