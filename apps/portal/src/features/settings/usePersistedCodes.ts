import { useState } from 'react';

/** Recovery codes that were just made, and whether their owner has kept them. */
export interface PersistedCodes {
  /** Null before there are any. */
  readonly codes: readonly string[] | null;
  readonly show: (codes: readonly string[]) => void;
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** They were to be closed without being kept. */
  readonly isOwed: boolean;
  /** Closes, unless there are codes that are not kept yet: no key and no slip of the finger loses them. */
  readonly close: () => void;
}

/** Holds recovery codes only as long as they are shown: they are asked for in no cache and no storage. */
export const usePersistedCodes = (onClose: () => void): PersistedCodes => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isKept, setKept] = useState(false);
  const [isOwed, setOwed] = useState(false);
  return {
    codes,
    show: setCodes,
    isKept,
    setKept: (next) => {
      setKept(next);
      setOwed(false);
    },
    isOwed,
    close: () => {
      if (codes !== null && !isKept) setOwed(true);
      else onClose();
    },
  };
};
