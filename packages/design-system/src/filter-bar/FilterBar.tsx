import type { ReactNode } from 'react';
import { bar, chips } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** A `SearchField`: 240 px beside the rest on wide screens, else above it and as wide as the screen. */
  readonly search: ReactNode;
  /** A `ScrollRow` of chips. */
  readonly children: ReactNode;
}

/** Search and filters above a list. */
export function FilterBar({ search, children }: FilterBarProps) {
  return (
    <div className={bar}>
      {search}
      <div className={chips}>{children}</div>
    </div>
  );
}
