import { untilIdle } from '../../shared/ui/screen/untilIdle.ts';
import type { NavigationItem } from './navigation.ts';

/** How long a busy browser is waited for before each, in milliseconds. */
const longestBusy = 10_000;

/** Whether the reader has asked for as little to be fetched as can be. */
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
