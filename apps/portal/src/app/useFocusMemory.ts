import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recordOrigin, originOf } from '../shared/navigation/origins.ts';
import { placeOf } from '../shared/navigation/paths.ts';
import { afterFrame } from '../shared/ui/screen/afterFrame.ts';
import { leadsToAnchor } from './leadsToAnchor.ts';

/** How long what the focus is meant for is waited for, in milliseconds. */
const patience = 2_000;

/** Something the focus can go to; null while it is not drawn. */
type Target = () => HTMLElement | null;

const heading: Target = () => document.querySelector<HTMLElement>('main h1[tabindex]');
const contents: Target = () => document.querySelector<HTMLElement>('main[tabindex]');
const start: Target = () => heading() ?? contents();

/** Of those that lead to the same address one, counted from the top of the page. */
const linkTo = (href: string, index: number): Target => {
  return () => {
    const link = document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`)[index];
    return link?.checkVisibility() === true ? link : null;
  };
};

/** A pressed link as it can be found again once it was drawn anew. */
const sameLink = (link: HTMLAnchorElement): Target => {
  const href = link.getAttribute('href') ?? '';
  const alike = [...document.querySelectorAll(`a[href="${CSS.escape(href)}"]`)];
  return linkTo(href, alike.indexOf(link));
};

/**
 * Whether the focus is nowhere, where the browser leaves it when what had it goes away; what is only hidden keeps it for a moment
 * longer.
 */
const isNowhere = (): boolean => {
  const active = document.activeElement;
  return active === null || active === document.body || !active.checkVisibility();
};

/** Whether it is at the screen as a whole and at nothing in it. */
const isAtStart = (): boolean => isNowhere() || document.activeElement?.matches('main, main h1') === true;

/**
 * Moves the focus to the best that is drawn, and on to what is better once that is, until the reader does something or it takes too long.
 * @param targets the best first
 * @returns stops it
 */
const bringFocus = (targets: readonly Target[]): (() => void) => {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => controller.abort();
  let left = targets;
  let held = document.activeElement;
  const look = () => {
    if (document.activeElement !== held) {
      if (!isNowhere()) return stop();
      // What had it was drawn anew.
      left = targets;
    }
    const rank = left.findIndex((target) => target() !== null);
    if (rank === -1) return;
    left[rank]?.()?.focus({ preventScroll: true });
    held = document.activeElement;
    left = left.slice(0, rank);
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(stop, patience);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  for (const event of ['keydown', 'pointerdown'])
    globalThis.addEventListener(event, stop, { signal, capture: true, passive: true });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
};

/** What was pressed last, and how to find it again where it is a link. */
interface Pressed {
  readonly element: Element;
  readonly link: Target | undefined;
}

/**
 * Keeps the focus of a reader who goes from screen to screen. On the way back it returns to the link that had led away, as soon
 * as that is drawn again, or to the screen's heading where it is not; where a way within one place takes away what was
 * pressed, as a job takes the list's on a phone, it goes to the heading of what came instead. A focus that is still
 * somewhere in its place is left there.
 * @returns moves the focus to a screen of another place, once that is drawn
 */
export const useFocusMemory = (): (() => void) => {
  const location = useLocation();
  const type = useNavigationType();
  const departures = useRef(new Map<string, Target>());
  const shown = useRef(location);
  const pressed = useRef<Pressed>(undefined);
  const wayBack = useRef<Target>(undefined);
  const stop = useRef<() => void>(undefined);

  useEffect(() => {
    // Before what is pressed does its work, and goes away with it. A tap and a key are told as a click too.
    const note = ({ target }: MouseEvent) => {
      const element = target instanceof Element ? (target.closest('a[href], button') ?? target) : undefined;
      pressed.current = element && {
        element,
        link: element instanceof HTMLAnchorElement ? sameLink(element) : undefined,
      };
    };
    document.addEventListener('click', note, { capture: true });
    return () => {
      document.removeEventListener('click', note, { capture: true });
      stop.current?.();
    };
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    shown.current = location;
    stop.current?.();
    const by = pressed.current;
    pressed.current = undefined;
    if (type === NavigationType.Push) {
      recordOrigin(location.key, before.pathname + before.search);
      departures.current.delete(before.key);
      if (by?.link !== undefined) departures.current.set(before.key, by.link);
    }
    if (type === NavigationType.Replace) recordOrigin(location.key, originOf(before.key));
    const isBack = type === NavigationType.Pop;
    const link = isBack ? departures.current.get(location.key) : undefined;
    wayBack.current = link;
    if (leadsToAnchor(before, location)) return undefined;
    // A screen of another place may still be on its way, and has its own moment below.
    const atLast = placeOf(before.pathname) === placeOf(location.pathname) ? [contents] : [];
    return afterFrame(() => {
      const isLost = isBack ? isAtStart() : isNowhere() && by?.element.checkVisibility() === false;
      if (isLost) stop.current = bringFocus([...(link === undefined ? [] : [link]), heading, ...atLast]);
    });
  }, [location, type]);

  return useCallback(() => {
    stop.current?.();
    const link = wayBack.current;
    stop.current = bringFocus(link === undefined ? [start] : [link, start]);
  }, []);
};
