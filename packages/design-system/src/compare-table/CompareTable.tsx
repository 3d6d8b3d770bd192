import type { ReactNode } from 'react';
import { useScrollable } from '../private/useScrollable.ts';
import * as styles from './CompareTable.css.ts';

export interface CompareTableRow<Row extends string> {
  readonly id: Row;
  readonly label: string;
}

export interface CompareTableColumn {
  readonly id: string;
  /** Repeated in each cell where one column is visible at a time. */
  readonly name: string;
  /** A link with the name; default: the name. */
  readonly title?: ReactNode;
}

export interface CompareTableProps<Row extends string> {
  /** What is compared, such as "Your offers". Accessible name of the table and of the scrollable area. */
  readonly label: string;
  /** Heading of the first column. */
  readonly rowHeading: string;
  readonly rows: readonly CompareTableRow<Row>[];
  /** Two to four. */
  readonly columns: readonly CompareTableColumn[];
  readonly renderCell: (row: Row, column: string) => ReactNode;
}

/**
 * Two to four things side by side. In a narrow container one column is visible at a time and swiped or scrolled by
 * arrow keys, and every cell repeats the names of its row and column.
 */
export function CompareTable<Row extends string>({
  label,
  rowHeading,
  rows,
  columns,
  renderCell,
}: CompareTableProps<Row>) {
  const { ref, tabIndex } = useScrollable<HTMLElement>();
  // Not a native table, which would lose its role in some browsers when displayed as a grid.
  return (
    <div className={styles.frame}>
      <section ref={ref} aria-label={label} tabIndex={tabIndex} className={styles.scroller}>
        <div
          role="table"
          aria-label={label}
          className={styles.table}
          style={{ [columnsProperty]: columns.length }}
        >
          <div role="row" className={styles.row}>
            <div role="columnheader" className={styles.corner}>
              {rowHeading}
            </div>
            {columns.map((column) => (
              <div key={column.id} role="columnheader" className={styles.columnHead}>
                {column.title ?? column.name}
              </div>
            ))}
          </div>
          {rows.map((row) => (
            <div key={row.id} role="row" className={styles.row}>
              <div role="rowheader" className={styles.rowHead}>
                {row.label}
              </div>
              {columns.map((column) => (
                <div key={column.id} role="cell" className={styles.cell}>
                  <div aria-hidden="true" className={styles.cellLabel}>
                    <span>{row.label}</span>
                    <span>{column.name}</span>
                  </div>
                  {renderCell(row.id, column.id)}
                </div>
              ))}
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/** The name of the custom property in `var(--…)`. */
const columnsProperty = styles.columns.slice('var('.length, -1);
