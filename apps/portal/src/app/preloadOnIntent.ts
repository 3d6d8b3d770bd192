import type { Preload } from './preload.ts';

/** How long a pointer or the focus stays on a link that is meant, and not just passed, in milliseconds. */
const restFor = 80;

/** Events that indicate that a link may be followed. */
const signsOfIntent = ['pointerover', 'focusin', 'pointerdown'] as const;

/** Where the link leads that an event came to; undefined where it is none of the portal's. */
const destinationOf = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isOwn = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isOwn && !link.hasAttribute('download') ? new URL(link.href) : undefined;
};

/**
 * Preloads a screen once a pointer or the focus rests on a link to it, or at once when the link is pressed: a hand that moves
 * over a list on its way elsewhere asks for nothing. Offline nothing is tried.
 * @param first the event that woke this up
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
