import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the student is applying to a seminar, and how that begins and ends. */
export interface Applying {
  readonly isApplying: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/**
 * Whether the apply dialog is open. After writing a reason for applying the student returns to an address that says
 * so, and continues.
 * @param id the seminar's
 */
export function useApplying(id: string): Applying {
  const [query, setQuery] = useSearchParams();
  const isAsked = query.get('apply') === 'true' && query.get('id') === id;
  const [isOpen, setOpen] = useState(false);
  return {
    isApplying: isOpen || isAsked,
    begin: () => setOpen(true),
    end: () => {
      setOpen(false);
      if (!isAsked) return;
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete('apply');
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
