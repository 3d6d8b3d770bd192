import { useEffect, useRef, useState } from 'react';

/** Whether the step was submitted without a choice, and how to submit it. */
export interface Missing {
  /** True after a submit without a choice, until one is made. */
  readonly isMissing: boolean;
  readonly tryNext: () => void;
}

/** Continues if something is chosen; otherwise focuses the first choice of the group with this id. */
export const useMissing = (id: string, isChosen: boolean, onNext: () => void): Missing => {
  const [tries, setTries] = useState(0);
  const handled = useRef(0);
  useEffect(() => {
    if (tries === handled.current) return;
    handled.current = tries;
    document.getElementById(id)?.querySelector<HTMLInputElement>('input:not(:disabled)')?.focus();
  }, [tries, id]);
  return {
    isMissing: tries > 0 && !isChosen,
    tryNext: () => {
      if (isChosen) onNext();
      else setTries((count) => count + 1);
    },
  };
};
