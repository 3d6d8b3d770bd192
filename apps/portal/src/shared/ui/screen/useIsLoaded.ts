import { useEffect, useState } from 'react';
import { untilIdle } from './untilIdle.ts';

/** How long a screen has for itself after the page has loaded, in ms. */
const restMilliseconds = 10_000;

/** What tells that somebody has begun to use the page. */
const firstTouches = ['pointerdown', 'keydown'] as const;

/** How long what is touched may be busy with its answer, in ms. */
const persistedMaxLength = 2_000;

/**
 * Whether the page is used, has long loaded what it asked for at first, or has no network to load it over; then there is room
 * for what can wait. The first tap is answered before. Once so, it stays so.
 */
export const useIsLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(() => !navigator.onLine);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => setLoaded(true), restMilliseconds);
    };
    const end = new AbortController();
    const once = { once: true, signal: end.signal };
    const load = () => setLoaded(true);
    const use = () =>
      void untilIdle(persistedMaxLength).then(() => {
        if (!end.signal.aborted) load();
      });
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest, once);
    for (const touch of firstTouches) addEventListener(touch, use, once);
    addEventListener('offline', load, once);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, []);
  return isLoaded;
};
