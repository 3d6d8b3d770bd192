import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** How near to the end counts as there, in px: a line less is still the end. */
const nearEnd = 48;

/** How near to the beginning what was said earlier is asked for, in px. */
const nearBeginning = 240;

export interface KeptPlaceOptions {
  /** Told when the reader comes to the end, or leaves it. */
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** Told when the reader comes near the beginning. */
  readonly onBeginning?: (() => void) | undefined;
  /** Another value leads to the end, wherever the reader is: they said something. */
  readonly follow?: string | number | undefined;
}

/**
 * Keeps the place in a list that grows at both ends: who reads the end stays there, who reads further up sees the same
 * words at the same height, whatever comes above or below.
 */
export const useKeptPlace = ({ onEndChange, onBeginning, follow }: KeptPlaceOptions) => {
  const view = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const place = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null);
  const isAtEnd = useRef(true);
  const [isAway, setAway] = useState(false);
  const told = useRef({ onEndChange, onBeginning });
  useEffect(() => {
    told.current = { onEndChange, onBeginning };
  });

  const note = useCallback(() => {
    if (view.current === null || list.current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = view.current;
    const atEnd = scrollHeight - scrollTop - clientHeight <= nearEnd;
    if (atEnd !== isAtEnd.current) {
      isAtEnd.current = atEnd;
      setAway(!atEnd);
      told.current.onEndChange?.(atEnd);
    }
    // What is marked as earlier or as a day may go or move; a message stays.
    const messages = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-message]')];
    const element = messages.find(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight > scrollTop);
    place.current = element === undefined ? null : { element, top: element.offsetTop };
    if (scrollTop < nearBeginning) told.current.onBeginning?.();
  }, []);

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
