import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches now; false without a window.
 * @param query such as `media.tablet` of the design system's theme
 */
export const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = globalThis.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia(query).matches,
    () => false,
  );
};
