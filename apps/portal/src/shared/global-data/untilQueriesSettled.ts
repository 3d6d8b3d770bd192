import type { QueryClient } from '@tanstack/react-query';
import { afterFrame } from '../ui/screen/afterFrame.ts';
import { untilIdle } from '../ui/screen/untilIdle.ts';

/** How long what a screen asks for is waited for, in milliseconds: then the network is slow, and nothing is gained. */
const patience = 3_000;

/** How long a browser may be busy with what was answered, in milliseconds: it hears of no idle moment while others are busy too. */
const longestBusy = 500;

/** Waits until nothing is asked for that has not been answered. */
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
  // A long list is drawn in small steps, and the browser is idle between two of them.
  await untilIdle(longestBusy);
  await new Promise<void>((resolve) => {
    afterFrame(resolve);
  });
  await untilIdle(longestBusy);
};
