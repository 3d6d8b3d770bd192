import { useEffect, useState } from 'react';
import { untilIdle } from './untilIdle.ts';

/** How long a screen has for itself after the page has loaded, in ms. */
const restMilliseconds = 10_000;

/** Events that indicate that somebody has begun to use the page. */
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Longest time that handling the first interaction may take, in ms. */
const persistedMaxLength = 2_000;

/**
 * Whether the page is in use, has finished its first loads, or has no network to load over; deferred parts load then.
 * The first tap is handled before. Never becomes false again.
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
