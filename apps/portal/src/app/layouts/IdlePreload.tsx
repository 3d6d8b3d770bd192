import { useProfile } from '@michi/api/user';
import { useContext, useEffect } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { isSavingData } from '../../shared/offline/connection/isSavingData.ts';
import { untilIdle } from '../../shared/ui/screen/untilIdle.ts';
import { PreloadContext } from '../preload.ts';
import { navigationFor, ungroupedItems, type NavigationItem } from './navigation.ts';

/** Milliseconds after a screen has loaded during which it has the network to itself. */
const rest = 2_000;

/** The screen that a row of the job list opens. */
const job = { path: paths.publicJobDetails };

/** Milliseconds to wait for an idle browser before each screen. */
const longestBusy = 10_000;

/**
 * Preloads screens one after the other, each when the browser is idle; nothing offline or with data saving enabled.
 * @param preload failures are ignored, since following the link loads the screen again
 */
export const preloadNavigation = async (
  places: readonly Pick<NavigationItem, 'path'>[],
  preload: (pathname: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> => {
  if (isSavingData()) return;
  for (const { path } of places) {
    await untilIdle(longestBusy);
    if (signal.aborted || !navigator.onLine) return;
    await preload(path);
  }
};

/**
 * Preloads the code of the screens in the navigation, and of a job, while the browser is idle: on a touch screen there
 * is no hover before a tap. Their data are loaded on intent.
 */
export function IdlePreload() {
  const preload = useContext(PreloadContext);
  const { data: profile } = useProfile();
  const isNonUniversity = profile?.isNonUniversity;
  useEffect(() => {
    if (isNonUniversity === undefined) return undefined;
    const end = new AbortController();
    const groups = navigationFor({ isNonUniversity }).flatMap(({ places }) => places);
    const preloadCode = (path: string) => preload(new URL(path, location.origin), { withData: false });
    const timer = setTimeout(
      () => void preloadNavigation([...ungroupedItems, ...groups, job], preloadCode, end.signal),
      rest,
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [preload, isNonUniversity]);
  return null;
}
