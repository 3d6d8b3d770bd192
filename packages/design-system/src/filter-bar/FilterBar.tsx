import type { ReactNode } from 'react';
import { bar } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** A `SearchField`: as wide as the screen on phones, 240 px beside the rest on wider ones. */
  readonly search: ReactNode;
  /** A `ScrollRow` of chips. */
  readonly children: ReactNode;
}

/** Search and filters above a list. */
export function FilterBar({ search, children }: FilterBarProps) {
  return (
    <div className={bar}>
      {search}
      {children}
    </div>
  );
}
