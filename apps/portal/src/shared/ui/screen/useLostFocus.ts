import { useEffect, useRef, type RefObject } from 'react';

/**
 * When `state` changes and the focused control is removed with it, focuses `target`, which shows the new state. Where
 * nothing has had the focus, as on a page that loads, there is nothing to bring back.
 */
export const useLostFocus = (target: RefObject<HTMLElement | null>, state: unknown): void => {
  const before = useRef(state);
  const hasHadFocus = useRef(false);
  useEffect(() => {
    const note = () => {
      hasHadFocus.current = true;
    };
    if (document.activeElement !== document.body) note();
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (hasHadFocus.current && document.activeElement === document.body) target.current?.focus();
  }, [target, state]);
};
