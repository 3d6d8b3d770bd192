import { destinationOf } from './intent.ts';

/** How long a pointer or the focus stays on a link that is meant, and not just passed, in milliseconds. */
const restFor = 80;

/**
 * Tells of a link once a pointer or the focus rests on it, or at once when it is pressed: a hand that moves over a list on
 * its way elsewhere asks for nothing. Offline nothing is told.
 * @returns a function that stops it
 */
export const followRest = (tell: (destination: URL) => void): (() => void) => {
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
    if (isPressed) tell(destination);
    else timer = setTimeout(() => tell(destination), restFor);
  };
  for (const sign of ['pointerover', 'focusin', 'pointerdown'])
    document.addEventListener(sign, follow, { passive: true, signal });
  return () => {
    clearTimeout(timer);
    controller.abort();
  };
};
