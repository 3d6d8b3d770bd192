import type { QueryClient } from '@tanstack/react-query';
import { afterFrame } from '../ui/screen/afterFrame.ts';
import { untilIdle } from '../ui/screen/untilIdle.ts';

/** Longest wait for the queries of a screen, in milliseconds: on a slow network waiting gains nothing. */
const patience = 3_000;

/** Longest wait for an idle browser, in milliseconds: there is no idle moment while other tabs are busy. */
const longestBusy = 500;

const untilNothingAsked = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (client.isFetching() > 0) return;
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = client.getQueryCache().subscribe(look);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, patience);
    look();
  });

/** Waits until the first screen's queries have settled and rendered, so that deferred work competes with neither. */
export const untilQueriesSettled = async (client: QueryClient): Promise<void> => {
  await untilNothingAsked(client);
  // A long list renders in small steps, and the browser is idle between two of them.
  await untilIdle(longestBusy);
  await new Promise<void>((resolve) => {
    afterFrame(resolve);
  });
  await untilIdle(longestBusy);
};
