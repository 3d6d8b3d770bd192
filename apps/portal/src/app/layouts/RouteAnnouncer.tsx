import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType, useMatches } from 'react-router-dom';
import { recordOrigin, originOf } from '../../shared/navigation/links.tsx';
import { screenGroupOf } from '../../shared/navigation/paths.ts';
import { afterFrame } from '../../shared/ui/screen/afterLoad.ts';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import type { FlatNamespace } from 'i18next';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { ownTitleAtom } from '../../shared/navigation/screenTitle.ts';
import type { ScreenHandle } from '../screenHandle.ts';

/** Interval and longest duration of looking for the focus target, in milliseconds. */
const wait = { step: 50, longest: 2_000 };

/** A selector and, if it matches several elements, the index of the match. */
type Target = readonly [selector: string, index?: number];

/** The start of a screen, in order of preference. */
const start: readonly Target[] = [['main h1[tabindex]'], ['main[tabindex]']];

/** The open item beside its list, on wide screens. */
const detail: Target = ['main [data-detail]'];

const find = ([selector, index = 0]: Target): HTMLElement | undefined =>
  [document.querySelectorAll<HTMLElement>(selector)[index]].find((element) => element?.checkVisibility());

/** Identifies a link across re-rendering: by its address, and its index among the links with this address. */
const targetOf = (link: Element): Target => {
  const selector = `a[href="${CSS.escape(link.getAttribute('href') ?? '')}"]`;
  return [selector, [...document.querySelectorAll(selector)].indexOf(link)];
};

/** Whether the browser has reset the focus because the focused element was removed. */
const isNowhere = (): boolean =>
  document.activeElement?.checkVisibility() !== true || document.activeElement === document.body;

/**
 * Focuses the best target that is rendered, and a better one as soon as it is: a list is rendered after its heading.
 * Stops on user input or after a while.
 * @param targets in order of preference
 */
const bringFocus = (targets: readonly Target[], end: AbortController): void => {
  const stop = () => end.abort();
  let held = document.activeElement;
  let deadline: number | undefined;
  const look = () => {
    if (document.activeElement !== held && !isNowhere()) return stop();
    const best = targets.map(find).find((element) => element !== undefined);
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
 * Manages the focus across navigations. It moves to the heading of the new screen, or, on the way back, to the link
 * that was followed. Within one group, such as a list and its open entry, it moves only if the focused element is gone,
 * or into the open entry if its link was followed by a key.
 */
const useFocusMemory = (): void => {
  const location = useLocation();
  const type = useNavigationType();
  const shown = useRef(location);
  const focused = useRef(screenGroupOf(location.pathname));
  /** Followed links, by key of their location. */
  const departures = useRef(new Map<string, Target>());
  const pressed = useRef<{
    readonly element: Element;
    readonly link: Target | undefined;
    /** A link of a list's row, followed by a key. */
    readonly isRowByKey: boolean;
  }>(undefined);

  useEffect(() => {
    // In the capture phase, since the handler may remove the element. Taps and keys are reported as clicks too.
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
    // The browser handles anchors.
    if (before.pathname === location.pathname && before.hash !== location.hash && location.hash !== '')
      return undefined;
    const isBack = type === NavigationType.Pop;
    const link = isBack ? departures.current.get(location.key) : undefined;
    const end = new AbortController();
    const cancel = afterFrame(() => {
      const isAtStart =
        document.activeElement?.matches('main, main h1, [data-detail], [data-detail] *') === true;
      const isLost = isNowhere() && (isBack || by?.element.checkVisibility() === false);
      const group = screenGroupOf(location.pathname);
      const isOther = focused.current !== group;
      focused.current = group;
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

const hasTitle = (handle: unknown): handle is Pick<ScreenHandle, 'title'> =>
  typeof handle === 'object' && handle !== null && 'title' in handle;

/** The title of the current screen; undefined if its route has none, such as a redirect. */
const useTitle = (): string | undefined => {
  const { t } = useTranslation<FlatNamespace[]>();
  const own = useAtomValue(ownTitleAtom);
  const handle = useMatches()
    .map((match) => match.handle)
    .findLast(hasTitle);
  return own ?? (handle && t(handle.title));
};

/**
 * Sets the title of the tab. After a route change it announces the title to screen readers and moves the focus to the
 * start of the screen, or, on the way back, to the link that was followed. A change within a group (another tab, filter
 * or open job) announces nothing and leaves the focus, unless the focused element is gone.
 */
export function RouteAnnouncer() {
  const group = screenGroupOf(useLocation().pathname);
  const title = useTitle();
  const [announced, setAnnounced] = useState({ group, title: '' });
  const shown = useRef(group);
  useFocusMemory();

  useLayoutEffect(() => {
    if (title !== undefined) document.title = `${title} · Michi`;
  }, [title]);
  useEffect(() => {
    if (title === undefined || shown.current === group) return undefined;
    return afterFrame(() => {
      shown.current = group;
      setAnnounced({ group, title });
    });
  }, [group, title]);

  return (
    <VisuallyHidden>
      <span role="status">
        {/* Two screens may have the same title: a new element is announced again. */}
        <span key={announced.group}>{announced.title}</span>
      </span>
    </VisuallyHidden>
  );
}
