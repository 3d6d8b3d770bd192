export interface DataGridColumn<Column extends string> {
  readonly id: Column;
  readonly label: string;
  /** `entry` for a short value such as a time, `text` for words, `figure` for a computed value. */
  readonly kind: 'entry' | 'text' | 'figure';
  /** 72, 88, 120 or 160 px; by default the remaining width. */
  readonly width?: 'narrow' | 'medium' | 'wide' | 'wider' | undefined;
  /** Keyboard of a phone. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
}

export interface DataGridRow<Column extends string> {
  /** Unique in the grid. */
  readonly id: string;
  /** Subject of the row, such as a day; labels its cells together with the column. */
  readonly head: string;
  /** A word beside the head, such as "Today". */
  readonly note?: string | undefined;
  /** `soft` for a day off. */
  readonly tone?: 'plain' | 'soft' | undefined;
  /** Can be read and copied but not changed. */
  readonly locked?: boolean | undefined;
  readonly cells: Readonly<Record<Column, string>>;
  /** Errors by cell; shown below the row. */
  readonly errors?: Readonly<Partial<Record<Column, string>>> | undefined;
  /** Label of the row's button; no button without it. */
  readonly action?: string | undefined;
}

export interface DataGridGroup<Column extends string> {
  readonly id: string;
  readonly head?: React.ReactNode;
  readonly rows: readonly DataGridRow<Column>[];
  readonly totals?: DataGridTotals<Column> | undefined;
  /** In a narrow container the rows are behind a button, except while one of them has errors; open without it. */
  readonly fold?: DataGridFold | undefined;
}

export interface DataGridFold {
  /** Names the rows, such as "Days of week 1". */
  readonly label: string;
  readonly isOpenAtFirst: boolean;
}

export interface DataGridTotals<Column extends string> {
  readonly label: string;
  readonly note?: string | undefined;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface DataGridChange<Column extends string> {
  readonly row: string;
  readonly column: Column;
  readonly value: string;
}

/** Id of a cell's field, for links of an error summary. */
export const dataGridCellId = (grid: string, row: string, column: string): string =>
  `${grid}-${row}-${column}`;
