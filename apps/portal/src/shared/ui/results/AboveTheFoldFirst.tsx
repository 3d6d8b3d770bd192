import { useDeferredValue, type ReactNode } from 'react';
import { useIsBackNavigation } from '../../navigation/useIsBackNavigation.ts';

export interface AboveTheFoldFirstProps<Row> {
  readonly rows: readonly Row[];
  /** What most rows are high, in px. */
  readonly rowHeight: number;
  readonly renderRow: (row: Row) => ReactNode;
}

/**
 * The rows of a list, those that a window has room for before the others: a slow phone shows sooner what is read first. On the way back all of them come at once, as the reader's place may be among the last.
 */
export function AboveTheFoldFirst<Row>({ rows, rowHeight, renderRow }: AboveTheFoldFirstProps<Row>) {
  const areAllDrawn = useDeferredValue(true, useIsBackNavigation());
  const drawn = areAllDrawn ? rows : rows.slice(0, Math.ceil(innerHeight / rowHeight));
  return drawn.map(renderRow);
}
