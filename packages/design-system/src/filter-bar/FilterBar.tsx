import type { ReactNode } from 'react';
import { bar, chips } from './FilterBar.css.ts';

export interface FilterBarProps {
  /** A `SearchField`: 280 px wide beside the filters, on narrow screens above them in full width. */
  readonly search: ReactNode;
  /** A `ScrollRow` of chips. */
  readonly children?: ReactNode;
}

/** Search and filters above a list. */
export function FilterBar({ search, children }: FilterBarProps) {
  return (
    <div className={bar}>
      {search}
      {children !== undefined && <div className={chips}>{children}</div>}
    </div>
  );
}
