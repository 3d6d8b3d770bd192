import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Whether the apply dialog is open, and how to open and close it. */
export interface Applying {
  readonly isApplying: boolean;
  readonly begin: () => void;
  readonly end: () => void;
}

/** Whether the apply dialog of a seminar is open, also for a student who returns from the profile by its address. */
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
