import { sessionQueryClient } from '../../session/queryClient.ts';
import { isWorkerControlled } from './isWorkerControlled.ts';

/**
 * Longest wait of the first render for stored data, in milliseconds: a store that does not respond must not block it.
 */
const longestWait = 1_000;

/**
 * Restores the persisted data of the first screen before the first render, so that the screen is not rendered twice.
 */
export const restorePersistedQueries = async (): Promise<void> => {
  if (!isWorkerControlled()) return;
  const { restorePendingQueries } = await import('./persistQueries.ts');
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  await Promise.race([restorePendingQueries(sessionQueryClient()), late]);
};
