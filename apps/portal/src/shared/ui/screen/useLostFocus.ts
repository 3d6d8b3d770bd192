import { useEffect, useRef, type RefObject } from 'react';

/** When `state` changes and the focused control is removed with it, focuses `place`, which shows the new state. */
export const useLostFocus = (place: RefObject<HTMLElement | null>, state: unknown): void => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, state]);
};
