import { useDeferredValue, type ReactNode } from 'react';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

export interface AboveTheFoldFirstProps<Row> {
  readonly rows: readonly Row[];
  /** Height of most rows, in px. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
}

/**
 * The rows of a list, those that fit in the window before the others: a slow phone shows the first ones sooner. On the
 * way back all render at once, since the previous position may be among the last.
 */
export function AboveTheFoldFirst<Row>({ rows, rowHeight, renderRow }: AboveTheFoldFirstProps<Row>) {
  const areAllDrawn = useDeferredValue(true, useIsBackNavigation());
  const drawn = areAllDrawn ? rows : rows.slice(0, Math.ceil(innerHeight / rowHeight));
  return drawn.map(renderRow);
}
