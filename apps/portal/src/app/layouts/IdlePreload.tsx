import { useProfile } from '@michi/api/user';
import { useContext, useEffect } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { untilIdle } from '../../shared/ui/screen/untilIdle.ts';
import { PreloadContext } from '../preload.ts';
import { navigationFor, ungroupedItems, type NavigationItem } from './navigation.ts';

/** How long the line is left to the screen that was tapped for, in milliseconds. */
const rest = 2_000;

/** What a row of the list of jobs leads to. */
const job = { path: paths.publicJobDetails };

/** How long a busy browser is waited for before each, in milliseconds. */
const longestBusy = 10_000;

/** Whether the user has enabled data saving. */
const isSaving = (): boolean => {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
};

/**
 * Fetches the screens of places, one after the other and each once the browser is idle. Without a network, or where the reader
 * saves data, nothing is fetched.
 * @param preload fetches the screen at an address; what fails is fetched when it is needed
 * @param signal ends it
 */
export const preloadNavigation = async (
  places: readonly Pick<NavigationItem, 'path'>[],
  preload: (pathname: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> => {
  if (isSaving()) return;
  for (const { path } of places) {
    await untilIdle(longestBusy);
    if (signal.aborted || !navigator.onLine) return;
    await preload(path);
  }
};

/**
 * Fetches the screens of the navigation, and of a job, while there is nothing else to do, so that a tap finds them there: a finger gives no
 * sign before it. What they say of the student is fetched when one is meant. Draws nothing.
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
