/** Where the link leads that an event came to; undefined where it is none of the portal's. */
export const destinationOf = ({ target }: Event): URL | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  const isOwn = link instanceof HTMLAnchorElement && link.origin === location.origin;
  return isOwn && !link.hasAttribute('download') ? new URL(link.href) : undefined;
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
    const destination = destinationOf(event);
    if (destination !== undefined && navigator.onLine) fetchAhead(destination.pathname);
  };
  for (const sign of signs)
    document.addEventListener(sign, follow, { passive: true, signal: controller.signal });
  follow(first);
  return () => controller.abort();
};
