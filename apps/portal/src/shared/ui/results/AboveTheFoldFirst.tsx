import { useDeferredValue, type ReactNode } from 'react';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

export interface AboveTheFoldFirstProps<Row> {
  readonly rows: readonly Row[];
  /** Usual height of a row, in px. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
}

/**
 * Renders the rows that fit in the window first, for slow phones. On a back navigation all render at once, since the
 * scroll position may be among the last.
 */
export function AboveTheFoldFirst<Row>({ rows, rowHeight, renderRow }: AboveTheFoldFirstProps<Row>) {
  const areAllDrawn = useDeferredValue(true, useIsBackNavigation());
  const drawn = areAllDrawn ? rows : rows.slice(0, Math.ceil(innerHeight / rowHeight));
  return drawn.map(renderRow);
}
