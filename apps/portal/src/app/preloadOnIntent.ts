import type { Preload } from './preload.ts';

/** Milliseconds of hover or focus that count as intent. */
const restFor = 80;

const signsOfIntent = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Target of the link that an event belongs to; undefined outside the portal. */
const destinationOf = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isOwn = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isOwn && !link.hasAttribute('download') ? new URL(link.href) : undefined;
};

/**
 * Preloads a screen after hover or focus on a link to it, or at once when the link is pressed. Does nothing offline.
 * @param first the event that caused this module to load
 * @returns a function that stops it
 */
export const preloadOnIntent = (preload: Preload, first: Event): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let meant: string | undefined;
  const follow = (event: Event): void => {
    const destination = navigator.onLine ? destinationOf(event) : undefined;
    const isPressed = event.type === 'pointerdown';
    if (destination?.href === meant && !isPressed) return;
    clearTimeout(timer);
    meant = destination?.href;
    if (destination === undefined) return;
    if (isPressed) void preload(destination);
    else timer = setTimeout(() => void preload(destination), restFor);
  };
  for (const sign of signsOfIntent) document.addEventListener(sign, follow, { passive: true, signal });
  follow(first);
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
};
