import { sessionQueryClient } from '../../session/queryClient.ts';
import { isWorkerControlled } from './isWorkerControlled.ts';

/** Longest wait for stored data, in milliseconds: a store that does not respond must not block the first render. */
const longestWait = 1_000;

/** Restores the first screen's persisted data before the first render, so that it renders only once. */
export const restorePersistedQueries = async (): Promise<void> => {
  if (!isWorkerControlled()) return;
  const { restorePendingQueries } = await import('./persistQueries.ts');
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  await Promise.race([restorePendingQueries(sessionQueryClient()), late]);
};
