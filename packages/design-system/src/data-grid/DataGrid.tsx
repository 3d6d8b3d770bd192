import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../button/Button.tsx';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { GridRow } from './GridRow.tsx';
import type { DataGridChange, DataGridColumn, DataGridGroup, DataGridTotals } from './gridTypes.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';
import * as styles from './DataGrid.css.ts';

export {
  dataGridCellId,
  type DataGridChange,
  type DataGridColumn,
  type DataGridGroup,
  type DataGridRow,
  type DataGridTotals,
} from './gridTypes.ts';

export interface DataGridProps<Column extends string> {
  /** Prefix of the ids of fields, see `dataGridCellId`. Default: generated. */
  readonly id?: string | undefined;
  /** Name of the grid, such as "Hours of November". */
  readonly label: string;
  /** Heading of the first column. */
  readonly rowHeading: string;
  /** Width of the first column: 72, 88, 120 or 160 px. Default: the space that is left. */
  readonly rowHeadWidth?: DataGridColumn<Column>['width'];
  /** Pass the same object while nothing in it changes, since a new one re-renders every row. */
  readonly columns: readonly DataGridColumn<Column>[];
  /** The rows in groups, each with an optional head and totals; pass the same objects while nothing changes. */
  readonly groups: readonly DataGridGroup<Column>[];
  /** Totals of all groups. */
  readonly totals?: DataGridTotals<Column> | undefined;
  /** One change per key press, several for a pasted block. */
  readonly onValuesChange: (changes: readonly DataGridChange<Column>[]) => void;
  /** Called when a field loses focus, for normalizing its text. */
  readonly onLeave?: ((row: string, column: Column) => void) | undefined;
  /** Ctrl or Command with Z. */
  readonly onUndo?: (() => void) | undefined;
  /** Ctrl or Command with S. */
  readonly onSave?: (() => void) | undefined;
  /** Heading of the column with the buttons that remove rows; no column without it. */
  readonly actionHeading?: string | undefined;
  /** Called with the id of the row whose button at the end was pressed. */
  readonly onRowAction?: ((row: string) => void) | undefined;
}

const widths = { narrow: '72px', medium: '88px', wide: '120px', wider: '160px' } as const;

/** Width of a small button. */
const actionTrack = '44px';

const track = (width: DataGridColumn<string>['width']): string =>
  width === undefined ? 'minmax(0, 1fr)' : widths[width];

/**
 * An editable table with the keys of a spreadsheet: arrows, Enter, Home and End move between cells, Tab goes through
 * them, typing replaces the value, F2 edits it, Escape cancels, Ctrl+D repeats the cell above, and a block copied from
 * a spreadsheet can be pasted. A narrow container has no columns: each row is a card.
 */
export function DataGrid<Column extends string>({
  id,
  label,
  rowHeading,
  rowHeadWidth = 'wide',
  columns,
  groups,
  totals,
  onValuesChange,
  onLeave,
  onUndo,
  onSave,
  actionHeading,
  onRowAction,
}: DataGridProps<Column>) {
  const ownId = useId();
  const grid = id ?? ownId;
  const hasAction = actionHeading !== undefined;
  const tracks = [rowHeadWidth, ...columns.map(({ width }) => width)].map(track);
  if (hasAction) tracks.push(actionTrack);
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const toggle = (group: string) =>
    setToggled(
      (before) =>
        new Set(before.has(group) ? [...before].filter((each) => each !== group) : [...before, group]),
    );
  const isFolded = ({ id: group, rows, fold }: DataGridGroup<Column>): boolean =>
    fold !== undefined &&
    fold.isOpenAtFirst === toggled.has(group) &&
    rows.every(({ errors = {} }) => Object.keys(errors).length === 0);
  const { onKeyDown, ...listeners } = useGridKeyboard({
    grid,
    rows: groups.flatMap(({ rows }) => rows),
    columns: columns.filter(({ kind }) => kind !== 'figure'),
    onValuesChange,
    onReach: (row) => {
      const folded = groups.find((group) => isFolded(group) && group.rows.some((each) => each.id === row));
      if (folded !== undefined) flushSync(() => toggle(folded.id));
    },
    onLeave,
    onUndo,
    onSave,
  });
  const handleClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-row-action]') : null;
    const row = button?.dataset['rowAction'];
    if (row !== undefined) onRowAction?.(row);
  };
  return (
    <div className={styles.frame}>
      {/* Not a native table, which would lose its role in some browsers when displayed as cards. */}
      <div
        role="grid"
        // The cells are focused, not the grid.
        tabIndex={-1}
        aria-label={label}
        {...listeners}
        onKeyDown={onKeyDown}
        onClick={handleClick}
        className={styles.table}
        style={{ gridTemplateColumns: tracks.join(' ') }}
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.headRow}>
            <div role="columnheader" className={styles.headCell}>
              {rowHeading}
            </div>
            {columns.map((column) => (
              <div
                key={column.id}
                id={`${grid}-${column.id}-column`}
                role="columnheader"
                className={classNames(styles.headCell, column.kind === 'figure' && styles.headFigure)}
              >
                {column.label}
              </div>
            ))}
            {hasAction && (
              <div role="columnheader" className={styles.headCell}>
                <VisuallyHidden>{actionHeading}</VisuallyHidden>
              </div>
            )}
          </div>
        </div>
        {groups.map((group) => (
          <div
            key={group.id}
            role="rowgroup"
            className={classNames(styles.group, isFolded(group) && styles.foldedGroup)}
          >
            {group.head !== undefined && (
              <div role="row" className={styles.groupHeadRow}>
                <div role="gridcell" className={styles.groupHead}>
                  {group.head}
                </div>
              </div>
            )}
            {group.fold !== undefined && (
              <div role="row" className={styles.foldRow}>
                <div role="gridcell">
                  <Button
                    variant="ghost"
                    fullWidth
                    icon={isFolded(group) ? ChevronDown : ChevronUp}
                    aria-expanded={!isFolded(group)}
                    onClick={() => toggle(group.id)}
                  >
                    {group.fold.label}
                  </Button>
                </div>
              </div>
            )}
            {group.rows.map((row) => (
              <GridRow key={row.id} grid={grid} columns={columns} row={row} hasAction={hasAction} />
            ))}
            {group.totals !== undefined && (
              <TotalsRow columns={columns} totals={group.totals} hasAction={hasAction} />
            )}
          </div>
        ))}
        {totals !== undefined && (
          <div role="rowgroup" className={styles.group}>
            <TotalsRow columns={columns} totals={totals} hasAction={hasAction} />
          </div>
        )}
      </div>
    </div>
  );
}

interface TotalsRowProps<Column extends string> {
  readonly columns: readonly DataGridColumn<Column>[];
  readonly totals: DataGridTotals<Column>;
  readonly hasAction: boolean;
}

function TotalsRow<Column extends string>({ columns, totals, hasAction }: TotalsRowProps<Column>) {
  const { label, note, cells } = totals;
  return (
    <div role="row" className={styles.totalsRow}>
      <div role="rowheader" className={styles.totalsHead}>
        {label}
        {note !== undefined && <span className={styles.totalsNote}>{note}</span>}
      </div>
      {columns.map((column) => {
        const figure = cells[column.id];
        return figure === undefined ? (
          <div key={column.id} role="gridcell" className={styles.totalsGap} />
        ) : (
          <div key={column.id} role="gridcell" className={styles.totalsCell}>
            <span className={styles.cellLabel}>{column.label}</span>
            <span className={styles.figure}>{figure}</span>
          </div>
        );
      })}
      {hasAction && <div role="gridcell" className={styles.totalsGap} />}
    </div>
  );
}
