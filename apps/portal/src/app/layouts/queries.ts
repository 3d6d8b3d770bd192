import { getProfileQueryOptions } from '@michi/api/user';
import { isReturning } from '../../shared/kept-answers/isReturning.ts';
import type { ScreenQueries } from '../../shared/navigation/screenRoute.ts';
import { sessionQueryClient } from '../../shared/session/queryClient.ts';

/** Who is signed in: every screen of a student reads it. */
export const studentAreaQueries: ScreenQueries = () => [getProfileQueryOptions()];

/** How long the first draw waits for what is on the device, in milliseconds: a store that does not answer holds nothing up. */
const longestWait = 1_000;

/** Shows what is kept of what the first screen asks for, at a later visit: drawn without it, the screen would be drawn twice. */
export const restoreKept = async (): Promise<void> => {
  if (!isReturning()) return;
  const { showAllKept } = await import('../../shared/kept-answers/keepAnswers.ts');
  const late = new Promise<void>((resolve) => {
    setTimeout(resolve, longestWait);
  });
  await Promise.race([showAllKept(sessionQueryClient()), late]);
};
