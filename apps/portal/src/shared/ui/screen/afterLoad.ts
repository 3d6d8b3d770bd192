import { useEffect, useState } from 'react';

/** Calls back after the next frame is painted, or soon in a hidden tab. @returns a function that cancels it */
export const afterFrame = (work: () => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer = setTimeout(work);
  };
  // Within the frame, the callback would delay painting.
  const frame = document.hidden ? soon() : requestAnimationFrame(soon);
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};

/** Wait in browsers without `requestIdleCallback`, in milliseconds. */
const idleFallbackMilliseconds = 100;

/** Waits until the browser is idle, at most `timeout` milliseconds. */
export const untilIdle = (timeout: number): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, idleFallbackMilliseconds);
  });

/** Milliseconds after the page load during which only the screen uses the network. */
const quietMilliseconds = 10_000;

/** Events of a first interaction. */
const firstInteractions = ['pointerdown', 'keydown'] as const;

/** Longest wait for an idle browser after the first interaction, or after an urgent load, in ms. */
const maxIdleWait = 2_000;

/**
 * Whether deferred parts may load: the page is in use, has loaded some time ago, or is offline. Never becomes false again.
 * @param isUrgent the parts wait only until the page has loaded and is idle: they have something to send, or the page is in use
 */
export const useIsLoaded = (isUrgent = false): boolean => {
  const [isLoaded, setLoaded] = useState(() => !navigator.onLine);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = new AbortController();
    const once = { once: true, signal: end.signal };
    const load = () => setLoaded(true);
    const loadWhenIdle = () =>
      void untilIdle(maxIdleWait).then(() => {
        if (!end.signal.aborted) load();
      });
    const waitForQuiet = () => {
      if (isUrgent) loadWhenIdle();
      else timer = setTimeout(load, quietMilliseconds);
    };
    if (document.readyState === 'complete') waitForQuiet();
    else addEventListener('load', waitForQuiet, once);
    for (const name of firstInteractions) addEventListener(name, loadWhenIdle, once);
    addEventListener('offline', load, once);
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [isUrgent]);
  return isLoaded;
};
