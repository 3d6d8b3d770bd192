import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { IconButton } from '../icon-button/IconButton.tsx';
import { classNames } from '../private/classNames.ts';
import { colon } from '../private/colon.ts';
import { FieldError } from '../private/FieldError.tsx';
import { dataGridCellId, type DataGridColumn, type DataGridRow } from './gridTypes.ts';
import * as styles from './DataGrid.css.ts';

interface GridRowProps {
  readonly grid: string;
  readonly columns: readonly DataGridColumn<string>[];
  readonly row: DataGridRow<string>;
  readonly hasAction: boolean;
}

const nothing = '-';

/** An empty editable field stays empty; an empty locked one shows `-`. */
const shownValue = (value: string, isLocked: boolean): string => (isLocked && value === '' ? nothing : value);

/** The table handles all changes. */
const leaveToTable = () => undefined;

function GridRowFace({ grid, columns, row, hasAction }: GridRowProps) {
  const isLocked = row.locked === true;
  const faults = columns.flatMap(({ id, label }) => {
    const message = row.errors?.[id];
    return message === undefined ? [] : [{ id: dataGridCellId(grid, row.id, id), label, message }];
  });
  return (
    <>
      <div role="row" className={classNames(styles.row, row.tone === 'soft' && styles.softRow)}>
        <div role="rowheader" className={styles.rowHead}>
          <span id={`${grid}-${row.id}-row`}>{row.head}</span>
          {row.note !== undefined && <span className={styles.rowNote}>{row.note}</span>}
        </div>
        {columns.map(({ id, label, kind, width, inputMode }) => {
          const field = dataGridCellId(grid, row.id, id);
          const isFaulty = row.errors?.[id] !== undefined;
          return (
            <div
              key={id}
              role="gridcell"
              className={classNames(
                styles.cell,
                kind === 'entry' && width === 'wide' && styles.wideCell,
                kind === 'text' && styles.textCell,
                kind === 'figure' && styles.figureCell,
              )}
            >
              <span aria-hidden={kind !== 'figure'} className={styles.cellLabel}>
                {label}
              </span>
              {kind === 'figure' ? (
                <span className={styles.figure}>{row.cells[id]}</span>
              ) : (
                <input
                  id={field}
                  data-row={row.id}
                  data-column={id}
                  value={shownValue(row.cells[id] ?? '', isLocked)}
                  onChange={leaveToTable}
                  readOnly={isLocked}
                  tabIndex={isLocked ? -1 : undefined}
                  inputMode={inputMode}
                  autoComplete="off"
                  enterKeyHint="next"
                  aria-labelledby={`${grid}-${row.id}-row ${grid}-${id}-column`}
                  aria-invalid={isFaulty || undefined}
                  aria-describedby={isFaulty ? `${field}-error` : undefined}
                  className={styles.field}
                />
              )}
            </div>
          );
        })}
        {hasAction && (
          <div role="gridcell" className={styles.actionCell}>
            {row.action !== undefined && (
              <IconButton label={row.action} icon={Trash2} size="small" data-row-action={row.id} />
            )}
          </div>
        )}
      </div>
      {faults.length > 0 && (
        <div role="row" className={styles.faultRow}>
          <div role="gridcell" className={styles.faultCell}>
            {faults.map(({ id, label, message }) => (
              <FieldError key={id} id={`${id}-error`} message={`${label}${colon()}${message}`} />
            ))}
          </div>
        </div>
      )}
    </>
  );
}

const sameTexts = (left: object | undefined, right: object | undefined): boolean => {
  const [before, after] = [Object.entries(left ?? {}), new Map(Object.entries(right ?? {}))];
  return before.length === after.size && before.every(([name, value]) => after.get(name) === value);
};

/** Re-renders a row only if one of its texts changes. */
export const GridRow = memo(GridRowFace, (before, after) => {
  const { cells: oldCells, errors: oldErrors, ...oldTexts } = before.row;
  const { cells, errors, ...words } = after.row;
  return (
    before.grid === after.grid &&
    before.hasAction === after.hasAction &&
    before.columns === after.columns &&
    sameTexts(oldCells, cells) &&
    sameTexts(oldErrors, errors) &&
    sameTexts(oldTexts, words)
  );
});
