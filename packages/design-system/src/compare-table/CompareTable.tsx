import type { ReactNode } from 'react';
import { useRootClass } from '../private/useRootClass.ts';
import * as styles from './CompareTable.css.ts';

export interface CompareTableRow<Row extends string> {
  readonly id: Row;
  readonly label: string;
}

export interface CompareTableColumn {
  readonly id: string;
  /** The name, or a link with it. Stays below the bar of the page while the rows scroll. */
  readonly title: ReactNode;
}

export interface CompareTableProps<Row extends string> {
  /** What is compared, such as "Your offers". Accessible name of the table. */
  readonly label: string;
  /** Heading of the first column. */
  readonly rowHeading: string;
  /** The points of comparison from top to bottom, such as salary and place. */
  readonly rows: readonly CompareTableRow<Row>[];
  /** Two on a phone, up to six where there is room. */
  readonly columns: readonly CompareTableColumn[];
  /** Renders one cell, from the ids of its row and column. */
  readonly renderCell: (row: Row, column: string) => ReactNode;
}

/**
 * Things side by side under their names, which stay in view. In a narrow container the label of a row is above its cells and
 * spans all columns.
 */
export function CompareTable<Row extends string>({
  label,
  rowHeading,
  rows,
  columns,
  renderCell,
}: CompareTableProps<Row>) {
  useRootClass(styles.page);
  // Not a native table, which would lose its role in some browsers when displayed as a grid.
  return (
    <div className={styles.frame}>
      <div
        role="table"
        aria-label={label}
        className={styles.table}
        style={{ [columnsProperty]: columns.length }}
      >
        <div role="row" className={styles.names}>
          <div role="columnheader" className={styles.corner}>
            {rowHeading}
          </div>
          {columns.map((column) => (
            <div key={column.id} role="columnheader" className={styles.name}>
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
                {renderCell(row.id, column.id)}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The name of the custom property in `var(--…)`. */
const columnsProperty = styles.columns.slice('var('.length, -1);
