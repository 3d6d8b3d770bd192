import type { ReactNode } from 'react';
import { sheet } from './LetterSheet.css.ts';

export interface LetterSheetProps {
  /** Names the letter for a screen reader. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A letter as it lies on the desk; printed, it is the paper itself. */
export function LetterSheet({ label, children }: LetterSheetProps) {
  return (
    <article aria-label={label} className={sheet}>
      {children}
    </article>
  );
}
