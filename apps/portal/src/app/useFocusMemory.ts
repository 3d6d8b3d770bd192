import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { recordOrigin, originOf } from '../shared/navigation/origins.ts';
import { placeOf } from '../shared/navigation/paths.ts';
import { afterFrame } from '../shared/ui/screen/afterFrame.ts';

/** How often the target of the focus is looked for, and for how long, in milliseconds. */
const wait = { step: 50, longest: 2_000 };

/** What a selector finds, where more than one does counted from the top of the page. */
type Target = readonly [selector: string, index?: number];

/** The beginning of a screen, the best first. */
const start: readonly Target[] = [['main h1[tabindex]'], ['main[tabindex]']];

/** The open item beside its list, on wide screens. */
const detail: Target = ['main [data-detail]'];

const find = ([selector, index = 0]: Target): HTMLElement | undefined =>
  [document.querySelectorAll<HTMLElement>(selector)[index]].find((found) => found?.checkVisibility());

/** A link as it can be found again once it was drawn anew: by its address, among all that lead there. */
const targetOf = (link: Element): Target => {
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return [selector, [...document.querySelectorAll(selector)].indexOf(link)];
};

/** Whether the focus is where browsers put it when the focused element is removed. */
const isNowhere = (): boolean =>
  document.activeElement?.checkVisibility() !== true || document.activeElement === document.body;

/**
 * Moves the focus to the best target that is drawn, and on to a better one once that is: a list comes after its heading. Ends
 * when the reader does something, or after a while.
 * @param targets the best first
 */
const bringFocus = (targets: readonly Target[], end: AbortController): void => {
  const stop = () => end.abort();
  let held = document.activeElement;
  let deadline: number | undefined;
  const look = () => {
    if (document.activeElement !== held && !isNowhere()) return stop();
    const best = targets.map(find).find((found) => found !== undefined);
    if (best === undefined) return;
    best.focus({ preventScroll: true });
    held = document.activeElement;
    deadline ??= performance.now() + wait.longest;
    if (performance.now() > deadline) stop();
  };
  const timer = setInterval(look, wait.step);
  end.signal.addEventListener('abort', () => clearInterval(timer));
  for (const event of ['keydown', 'pointerdown'])
    addEventListener(event, stop, { signal: end.signal, capture: true, passive: true });
  look();
};

/**
 * Keeps the focus of a reader who goes from screen to screen. It goes to the heading of what comes, and on the way back to the
 * link that had led away. Within one place, as a list and what was opened from it, it moves where what had it is gone, and
 * into the open item beside a list whose link was followed by a key.
 */
export const useFocusMemory = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const focused = useRef(placeOf(location.pathname));
  /** The links that were followed, by key of their location. */
  const departures = useRef(new Map<string, Target>());
  const pressed = useRef<{
    readonly element: Element;
    readonly link: Target | undefined;
    /** The link of a row in a list, followed by a key. */
    readonly isRowByKey: boolean;
  }>(undefined);

  useEffect(() => {
    // Before the click is handled, which may remove the element. Taps and keys are reported as clicks too.
    const note = ({ target, detail: presses }: MouseEvent) => {
      const element = target instanceof Element ? (target.closest('a[href], button') ?? target) : undefined;
      const link = element?.matches('a') === true ? targetOf(element) : undefined;
      const isRow = element?.matches('main li a') === true && element.closest('nav, [data-detail]') === null;
      pressed.current = element && { element, link, isRowByKey: isRow && presses === 0 };
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before === location) return undefined;
    shown.current = location;
    const by = pressed.current;
    pressed.current = undefined;
    if (type === NavigationType.Push) {
      recordOrigin(location.key, before.pathname + before.search);
      departures.current.delete(before.key);
      if (by?.link !== undefined) departures.current.set(before.key, by.link);
    }
    if (type === NavigationType.Replace) recordOrigin(location.key, originOf(before.key));
    // The page itself shows an anchor.
    if (before.pathname === location.pathname && before.hash !== location.hash && location.hash !== '')
      return undefined;
    const isBack = type === NavigationType.Pop;
    const link = isBack ? departures.current.get(location.key) : undefined;
    const end = new AbortController();
    const cancel = afterFrame(() => {
      const isAtStart =
        document.activeElement?.matches('main, main h1, [data-detail], [data-detail] *') === true;
      const isLost = isNowhere() && (isBack || by?.element.checkVisibility() === false);
      const place = placeOf(location.pathname);
      const isOther = focused.current !== place;
      focused.current = place;
      if (isOther || isLost || (isBack && isAtStart))
        bringFocus(link === undefined ? start : [link, ...start], end);
      else if (!isBack && by?.isRowByKey === true) bringFocus([detail], end);
    });
    return () => {
      cancel();
      end.abort();
    };
  }, [location, type]);
};
