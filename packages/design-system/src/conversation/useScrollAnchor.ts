import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** Distance from the end that still counts as the end, in px: about two lines. */
const nearEnd = 48;

/** Distance from either end at which older or newer messages are requested, in px. */
const nearMore = 240;

export interface ScrollAnchorOptions {
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  readonly onBeginning?: (() => void) | undefined;
  readonly onEnding?: (() => void) | undefined;
  /** Newer messages are not loaded; then no position is the end. */
  readonly isCutOff: boolean;
  readonly scrollTarget?: string | number | undefined;
  readonly follow?: string | number | undefined;
}

/** Keeps the scroll position in a list that grows at both ends. At the end it stays at the end. */
export const useScrollAnchor = ({
  onEndChange,
  onBeginning,
  onEnding,
  isCutOff,
  scrollTarget: opened,
  follow,
}: ScrollAnchorOptions) => {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const anchor = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const callbacks = useRef({ onEndChange, onBeginning, onEnding, isCutOff });
  useLayoutEffect(() => {
    callbacks.current = { onEndChange, onBeginning, onEnding, isCutOff };
  });

  const setAtEnd = useCallback((atEnd: boolean) => {
    if (atEnd === isAtEnd.current) return;
    isAtEnd.current = atEnd;
    setAway(!atEnd);
    callbacks.current.onEndChange?.(atEnd);
  }, []);

  const recordPosition = useCallback(() => {
    if (view.current === null || list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = view.current;
    const below = scrollHeight - scrollTop - clientHeight;
    setAtEnd(below <= nearEnd && !callbacks.current.isCutOff);
    // Messages stay; "Earlier" and dividers may disappear or move.
    const messages = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-message]')];
    const element = messages.find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop);
    anchor.current = element === undefined ? null : { element, top: element.offsetTop };
    if (scrollTop < nearMore) callbacks.current.onBeginning?.();
    if (below < nearMore) callbacks.current.onEnding?.();
  }, [setAtEnd]);

  const restorePosition = useCallback(() => {
    if (view.current === null) return;
    if (isAtEnd.current) view.current.scrollTop = view.current.scrollHeight;
    else if (anchor.current?.element.isConnected === true) {
      const { element, top } = anchor.current;
      if (element.offsetTop === top) return;
      view.current.scrollTop += element.offsetTop - top;
      anchor.current = { element, top: element.offsetTop };
    }
  }, []);

  const toEnd = useCallback(() => {
    if (view.current === null) return;
    view.current.scrollTop = view.current.scrollHeight;
    recordPosition();
  }, [recordPosition]);

  const openedAt = useRef<string | number | undefined>(undefined);
  useLayoutEffect(() => {
    if (openedAt.current === opened) return;
    openedAt.current = opened;
    const marked = list.current?.querySelector<HTMLElement>(':scope > [aria-current="true"]');
    if (marked === null || marked === undefined) {
      toEnd();
      view.current?.focus({ preventScroll: true });
      return;
    }
    setAtEnd(false);
    marked.scrollIntoView({ block: 'center' });
    marked.focus({ preventScroll: true });
    recordPosition();
  }, [opened, recordPosition, setAtEnd, toEnd]);
  useLayoutEffect(restorePosition);
  useLayoutEffect(() => {
    if (view.current === null || list.current === null) return undefined;
    // Images load, and the composer grows.
    const observer = new ResizeObserver(() => {
      restorePosition();
      recordPosition();
    });
    observer.observe(view.current);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [restorePosition, recordPosition]);
  const followed = useRef(follow);
  useLayoutEffect(() => {
    if (followed.current === follow) return;
    followed.current = follow;
    toEnd();
  }, [follow, toEnd]);

  return { view, list, recordPosition, isAway, toEnd } as const;
};
