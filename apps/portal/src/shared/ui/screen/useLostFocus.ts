import { useEffect, useRef, type RefObject } from 'react';

/**
 * Recovers a lost focus: when `state` changes and the focused control is removed with the change, the focus moves to
 * the given element, which shows the new state. Otherwise the focus stays.
 */
export const useLostFocus = (place: RefObject<HTMLElement | null>, state: unknown): void => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, state]);
};
