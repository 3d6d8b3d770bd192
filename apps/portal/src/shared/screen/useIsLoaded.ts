import { useEffect, useState } from 'react';

/** How long a screen has for itself after the page has loaded, in ms. */
const restMilliseconds = 10_000;

/** What tells that somebody has begun to use the page, or that there is nothing left to load. */
const firstTouches = ['pointerdown', 'keydown', 'offline'] as const;

/**
 * Whether the page is used, has long loaded what it asked for at first, or has no network to load it over; then there is room
 * for what can wait. Once so, it stays so.
 */
export const useIsLoaded = (): boolean => {
  const [isLoaded, setLoaded] = useState(() => !navigator.onLine);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => {
      timer = setTimeout(() => setLoaded(true), restMilliseconds);
    };
    const use = () => setLoaded(true);
    if (document.readyState === 'complete') rest();
    else addEventListener('load', rest);
    for (const touch of firstTouches) addEventListener(touch, use, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', rest);
      for (const touch of firstTouches) removeEventListener(touch, use);
    };
  }, []);
  return isLoaded;
};
