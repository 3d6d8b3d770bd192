import { media } from '@michi/design-system/theme';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType, type Location } from 'react-router-dom';
import { placeOf } from '../shared/paths.ts';
import { userEntry } from '../shared/stored/entries.ts';
import { leadsToAnchor } from './leadsToAnchor.ts';

const stored = userEntry('SCROLL_POSITIONS');

/** How long a page that is still growing is waited for, in milliseconds. */
const patience = 2_000;

const readPositions = (): Record<string, number> => {
  try {
    const known: unknown = JSON.parse(stored.read() ?? '{}');
    const entries = typeof known === 'object' && known !== null ? Object.entries(known) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
};

/** Scrolls as soon as the page is long enough for it, and gives up when the reader scrolls or it takes too long. */
const scrollWhenLongEnough = (top: number): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  const observer = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight < top + globalThis.innerHeight) return;
    globalThis.scrollTo(0, top);
    stop();
  });
  observer.observe(document.documentElement);
  const timer = setTimeout(stop, patience);
  for (const event of ['wheel', 'touchmove', 'keydown'])
    globalThis.addEventListener(event, stop, { signal, passive: true });
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  return stop;
};

/**
 * Whether a way within one place leaves the page where it is: on wide screens a list keeps its place while jobs are
 * opened beside it, but another page of it begins at its top.
 */
const keepsScroll = (from: Location, to: Location): boolean => {
  if (placeOf(from.pathname) !== placeOf(to.pathname)) return false;
  const page = (location: Location) => new URLSearchParams(location.search).get('page');
  return page(from) === page(to) && globalThis.matchMedia(media.desktop).matches;
};

/** Begins a new page at its top, and brings a page one comes back to where it was left (product's "Back"). */
export function ScrollMemory() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef<Record<string, number>>({});
  const shown = useRef(location);

  useEffect(() => {
    positions.current = { ...readPositions(), ...positions.current };
    history.scrollRestoration = 'manual';
    const note = () => {
      positions.current[shown.current.key] = globalThis.scrollY;
    };
    const store = () => stored.write(JSON.stringify(positions.current));
    globalThis.addEventListener('scroll', note, { passive: true });
    globalThis.addEventListener('pagehide', store);
    return () => {
      globalThis.removeEventListener('scroll', note);
      globalThis.removeEventListener('pagehide', store);
      history.scrollRestoration = 'auto';
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = location;
    if (leadsToAnchor(before, location)) return undefined;
    if (type === NavigationType.Pop)
      return scrollWhenLongEnough(positions.current[location.key] ?? readPositions()[location.key] ?? 0);
    if (type === NavigationType.Replace && before.pathname === location.pathname) return undefined;
    if (!keepsScroll(before, location)) globalThis.scrollTo(0, 0);
    return undefined;
  }, [location, type]);

  return null;
}
