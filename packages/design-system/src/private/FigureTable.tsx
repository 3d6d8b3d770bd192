import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { useScrollable } from './useScrollable.ts';
import * as styles from './FigureTable.css.ts';

export interface FigureRow {
  readonly id: string;
  readonly head: ReactNode;
  readonly cells: readonly ReactNode[];
}

interface FigureTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly FigureRow[];
  /** For screen readers only, beside the chart. */
  readonly hidden?: boolean;
}

/** The data of a chart as a table. */
export function FigureTable({ caption, columns, rows, hidden = false }: FigureTableProps) {
  const scroller = useScrollable<HTMLDivElement>();
  const table = (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className={styles.rowHead}>
              {row.head}
            </th>
            {row.cells.map((value, index) => (
              <td key={columns[index + 1] ?? index} className={styles.data}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return hidden ? (
    <VisuallyHidden as="div">{table}</VisuallyHidden>
  ) : (
    <div {...scroller} className={styles.scroll}>
      {table}
    </div>
  );
}
