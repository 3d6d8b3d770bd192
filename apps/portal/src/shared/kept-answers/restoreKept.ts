import { sessionQueryClient } from '../session/queryClient.ts';
import { isReturning } from './isReturning.ts';

/** How long the first draw waits for what is on the device, in milliseconds: a store that does not answer holds nothing up. */
const longestWait = 1_000;

/** Shows what is kept of what the first screen asks for, at a later visit: drawn without it, the screen would be drawn twice. */
export const restoreKept = async (): Promise<void> => {
  if (!isReturning()) return;
  const { showAllKept } = await import('./keepAnswers.ts');
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  await Promise.race([showAllKept(sessionQueryClient()), late]);
};
