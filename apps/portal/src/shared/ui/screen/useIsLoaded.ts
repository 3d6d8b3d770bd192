import { useEffect, useState } from 'react';
import { untilIdle } from './untilIdle.ts';

/** Milliseconds after the page load during which the screen has the network to itself. */
const restMilliseconds = 10_000;

/** Events of a first interaction. */
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Longest wait for an idle browser after the first interaction, in ms. */
const longestBusy = 2_000;

/** Whether deferred parts may load: the page is in use, has loaded some time ago, or is offline. Never becomes false again. */
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
      void untilIdle(longestBusy).then(() => {
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
