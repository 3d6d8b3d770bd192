import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** How near to the end counts as there, in px: a line less is still the end. */
const nearEnd = 48;

/** How near to the beginning what was said earlier is asked for, and to the end what was said later, in px. */
const nearMore = 240;

export interface ScrollAnchorOptions {
  /** Told when the reader comes to the end, or leaves it. */
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** Told when the reader comes near the beginning. */
  readonly onBeginning?: (() => void) | undefined;
  /** Told when the reader comes near the end. */
  readonly onEnding?: (() => void) | undefined;
  /** Whether more follows than is held: then nowhere is the end. */
  readonly isCutOff: boolean;
  /** Another value leads to the message that is marked, or, without one, to the end. */
  readonly place?: string | number | undefined;
  /** Another value leads to the end, wherever the reader is: they said something. */
  readonly follow?: string | number | undefined;
}

/**
 * Keeps the place in a list that grows at both ends: who reads the end stays there, who reads further up sees the same
 * words at the same height, whatever comes above or below. It opens at the end, or at the message that is marked.
 */
export const useScrollAnchor = ({
  onEndChange,
  onBeginning,
  onEnding,
  isCutOff,
  place: opened,
  follow,
}: ScrollAnchorOptions) => {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const told = useRef({ onEndChange, onBeginning, onEnding, isCutOff });
  useLayoutEffect(() => {
    told.current = { onEndChange, onBeginning, onEnding, isCutOff };
  });

  const setAtEnd = useCallback((atEnd: boolean) => {
    if (atEnd === isAtEnd.current) return;
    isAtEnd.current = atEnd;
    setAway(!atEnd);
    told.current.onEndChange?.(atEnd);
  }, []);

  const note = useCallback(() => {
    if (view.current === null || list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = view.current;
    const below = scrollHeight - scrollTop - clientHeight;
    setAtEnd(below <= nearEnd && !told.current.isCutOff);
    // What is marked as earlier or as a day may go or move; a message stays.
    const messages = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-message]')];
    const element = messages.find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop);
    place.current = element === undefined ? null : { element, top: element.offsetTop };
    if (scrollTop < nearMore) told.current.onBeginning?.();
    if (below < nearMore) told.current.onEnding?.();
  }, [setAtEnd]);

  const keep = useCallback(() => {
    if (view.current === null) return;
    if (isAtEnd.current) view.current.scrollTop = view.current.scrollHeight;
    else if (place.current?.element.isConnected === true) {
      const { element, top } = place.current;
      if (element.offsetTop === top) return;
      view.current.scrollTop += element.offsetTop - top;
      place.current = { element, top: element.offsetTop };
    }
  }, []);

  const toEnd = useCallback(() => {
    if (view.current === null) return;
    view.current.scrollTop = view.current.scrollHeight;
    note();
  }, [note]);

  const ledTo = useRef<string | number | undefined>(undefined);
  useLayoutEffect(() => {
    if (ledTo.current === opened) return;
    ledTo.current = opened;
    const marked = list.current?.querySelector<HTMLElement>(':scope > [aria-current="true"]');
    if (marked === null || marked === undefined) {
      toEnd();
      view.current?.focus({ preventScroll: true });
      return;
    }
    setAtEnd(false);
    marked.scrollIntoView({ block: 'center' });
    marked.focus({ preventScroll: true });
    note();
  }, [opened, note, setAtEnd, toEnd]);
  useLayoutEffect(keep);
  useLayoutEffect(() => {
    if (view.current === null || list.current === null) return undefined;
    // Pictures arrive and the composer grows between two drawings.
    const observer = new ResizeObserver(() => {
      keep();
      note();
    });
    observer.observe(view.current);
    observer.observe(list.current);
    return () => observer.disconnect();
  }, [keep, note]);
  const followed = useRef(follow);
  useLayoutEffect(() => {
    if (followed.current === follow) return;
    followed.current = follow;
    toEnd();
  }, [follow, toEnd]);

  return { view, list, note, isAway, toEnd } as const;
};
