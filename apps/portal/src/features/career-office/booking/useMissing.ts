import { useEffect, useRef, useState } from 'react';

/** Whether going on was tried without a choice, and how to try. */
export interface Missing {
  /** True once a try without a choice failed, until there is one. */
  readonly isMissing: boolean;
  readonly tryNext: () => void;
}

/**
 * Continues if something is chosen, otherwise moves the focus to the choices.
 * @param id of the group of choices, whose first one takes the focus
 */
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
