import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus up where it was lost: when `state` changes and the control that changed it is gone with the change, it
 * goes to the given element, which tells what is now. Elsewhere the focus stays.
 */
export const useLostFocus = (place: RefObject<HTMLElement | null>, state: unknown): void => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, state]);
};
