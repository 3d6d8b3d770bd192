/** A column of the grid. */
export interface DataGridColumn<Column extends string> {
  readonly id: Column;
  readonly label: string;
  /**
   * The kind of content: an `entry` is one short value, such as a time, `text` is words, and a `figure` is computed and
   * cannot be typed.
   */
  readonly kind: 'entry' | 'text' | 'figure';
  /** 72, 88, 120 or 160 px; by default the remaining width. */
  readonly width?: 'narrow' | 'medium' | 'wide' | 'wider' | undefined;
  /** Chooses the keyboard of a phone. */
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | undefined;
  /** Characters it takes at most. */
  readonly maxLength?: number | undefined;
}

/** A row of the grid. */
export interface DataGridRow<Column extends string> {
  /** Unique in the grid. */
  readonly id: string;
  /** Subject of the row, such as a day; names its cells together with their columns. */
  readonly head: string;
  /** A word beside it, such as "Today". */
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

/** Rows under one head with their totals. */
export interface DataGridGroup<Column extends string> {
  readonly id: string;
  readonly head?: React.ReactNode;
  readonly rows: readonly DataGridRow<Column>[];
  readonly totals?: DataGridTotals<Column> | undefined;
}

/** Figures below the rows they add up. */
export interface DataGridTotals<Column extends string> {
  readonly label: string;
  readonly note?: string | undefined;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

/** One cell and its new value. */
export interface DataGridChange<Column extends string> {
  readonly row: string;
  readonly column: Column;
  readonly value: string;
}

/** The id of a cell's field, for an error summary that leads to it. */
export const dataGridCellId = (grid: string, row: string, column: string): string =>
  `${grid}-${row}-${column}`;
