import type { ReactNode } from 'react';
import { useScrollable } from '../private/useScrollable.ts';
import * as styles from './CompareTable.css.ts';

/** A row of the table: what is compared. */
export interface CompareTableRow<Row extends string> {
  readonly id: Row;
  readonly label: string;
}

/** A column of the table: one of the things compared. */
export interface CompareTableColumn {
  readonly id: string;
  /** Names the column: a text, or a link with what belongs to it. */
  readonly title: ReactNode;
}

export interface CompareTableProps<Row extends string> {
  /** What is compared, such as "Your offers". Names the table and the area that is swiped on a phone. */
  readonly label: string;
  /** The head of the column of row names. */
  readonly rowHeading: string;
  readonly rows: readonly CompareTableRow<Row>[];
  /** Two to four. */
  readonly columns: readonly CompareTableColumn[];
  /** What stands where a row and a column meet. */
  readonly renderCell: (row: Row, column: string) => ReactNode;
}

/**
 * Two to four things side by side, row by row. A narrow place shows one column at a time: it is swiped or scrolled with the
 * arrow keys, stops at each column, and repeats the name of the row in every cell.
 */
export function CompareTable<Row extends string>({
  label,
  rowHeading,
  rows,
  columns,
  renderCell,
}: CompareTableProps<Row>) {
  const { ref, tabIndex } = useScrollable<HTMLElement>();
  // No native table: drawn as a grid on a phone it would lose its roles in some browsers.
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
                {column.title}
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
                    {row.label}
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

/** The custom property's own name, out of `var(--…)`. */
const columnsProperty = styles.columns.slice('var('.length, -1);
