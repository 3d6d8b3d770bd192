import { useState } from 'react';

/** Newly created recovery codes, and whether the user has confirmed saving them. */
export interface PersistedCodes {
  /** Null until they are created. */
  readonly codes: readonly string[] | null;
  readonly show: (codes: readonly string[]) => void;
  readonly isSaved: boolean;
  readonly setSaved: (isSaved: boolean) => void;
  /** Whether the user tried to close the dialog without confirming. */
  readonly isOwed: boolean;
  /** Closes the dialog, unless there are codes that the user has not confirmed, so that no accidental key or tap loses them. */
  readonly close: () => void;
}

/** Stores recovery codes in component state only, never in a cache or browser storage. */
export const usePersistedCodes = (onClose: () => void): PersistedCodes => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isOwed, setOwed] = useState(false);
  return {
    codes,
    show: setCodes,
    isSaved,
    setSaved: (next) => {
      setSaved(next);
      setOwed(false);
    },
    isOwed,
    close: () => {
      if (codes !== null && !isSaved) setOwed(true);
      else onClose();
    },
  };
};
