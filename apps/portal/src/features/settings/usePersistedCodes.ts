import { useState } from 'react';

/** Recovery codes in component state only, never in a cache or browser storage, until the student has confirmed saving them. */
export const usePersistedCodes = (onClose: () => void) => {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSaved, setSaved] = useState(false);
  const [isOwed, setOwed] = useState(false);
  return {
    codes,
    show: setCodes,
    isSaved,
    setSaved: (next: boolean) => {
      setSaved(next);
      setOwed(false);
    },
    /** Whether the user tried to close the dialog without confirming. */
    isOwed,
    /** Closes the dialog, unless there are unconfirmed codes, so that no accidental key or tap loses them. */
    close: () => {
      if (codes !== null && !isSaved) setOwed(true);
      else onClose();
    },
  } as const;
};
