import type { ReactNode } from 'react';
import { bar, chips } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** A `SearchField`: 280 px beside the rest on wide screens, else above it and as wide as the screen. */
  readonly search: ReactNode;
  /** A `ScrollRow` of chips, where there are filters. */
  readonly children?: ReactNode;
}

/** Search and filters above a list: the search is as wide above every list, with filters or without. */
export function FilterBar({ search, children }: FilterBarProps) {
  return (
    <div className={bar}>
      {search}
      {children !== undefined && <div className={chips}>{children}</div>}
    </div>
  );
}
