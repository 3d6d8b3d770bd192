import type { ReactNode } from 'react';
import { sheet } from './LetterSheet.css.ts';

export interface LetterSheetProps {
  /** Accessible name of the letter; left out while it is on its way and there is nothing to read. */
  readonly label?: string | undefined;
  /** The letter: address, text and signature, in their order. */
  readonly children: ReactNode;
}

/** A letter as a sheet on the screen; printed, the sheet is the paper. */
export function LetterSheet({ label, children }: LetterSheetProps) {
  const Element = label === undefined ? 'div' : 'article';
  return (
    <Element aria-label={label} className={sheet}>
      {children}
    </Element>
  );
}
