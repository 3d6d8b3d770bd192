/** The path of the link an event came to; undefined where it is none of the portal's. */
const pathOf = ({ target }: Event): string | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isOwn = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isOwn && !link.hasAttribute('download') ? link.pathname : undefined;
};

/**
 * Fetches a screen while a hand is still on its way to the link. Offline nothing is tried.
 * @param signs the events that tell of it: a pointer or a finger over a link, the keyboard on it
 * @param first the one that woke this up
 * @param fetchAhead begins to fetch what a path shows
 * @returns a function that stops it
 */
export const followIntent = (
  signs: readonly string[],
  first: Event,
  fetchAhead: (pathname: string) => void,
): (() => void) => {
  const controller = new AbortController();
  const follow = (event: Event): void => {
    const path = pathOf(event);
    if (path !== undefined && navigator.onLine) fetchAhead(path);
  };
  for (const sign of signs)
    document.addEventListener(sign, follow, { passive: true, signal: controller.signal });
  follow(first);
  return () => controller.abort();
};
