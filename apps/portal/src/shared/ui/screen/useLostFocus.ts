import { useEffect, useRef, type RefObject } from 'react';

/** When `state` changes and the focused control is removed with it, focuses `target`, which shows the new state. */
export const useLostFocus = (target: RefObject<HTMLElement | null>, state: unknown): void => {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) target.current?.focus();
  }, [target, state]);
};
