import { useId } from 'react';
import { describedBy } from '../private/describedBy.ts';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';
import { knob, track, trackCell } from '../switch/Switch.css.ts';
import * as styles from './ChoiceTable.css.ts';

export interface ChoiceTableRow<Row extends string> {
  readonly id: Row;
  readonly label: string;
  /** More about it, below its label. */
  readonly hint?: string | undefined;
}

export interface ChoiceTableColumn<Column extends string> {
  readonly id: Column;
  readonly label: string;
  /** Why it can't be used here, as a sentence above the table: its switches are off and disabled, whatever is chosen. */
  readonly unavailable?: string | undefined;
}

export interface ChoiceTableProps<Row extends string, Column extends string> {
  /** Name of the table's choices, such as "Notifications". */
  readonly label: string;
  /** Keeps the label for screen readers only, if a title is above it. */
  readonly labelHidden?: boolean | undefined;
  /** Heading of the first column. */
  readonly rowHeading: string;
  /** What can be chosen, one row each, in the order shown. */
  readonly rows: readonly ChoiceTableRow<Row>[];
  /** The ways to choose it, one column each, such as email and push. */
  readonly columns: readonly ChoiceTableColumn<Column>[];
  /** Whether the switch of a cell is on; called for every cell at each render. */
  readonly isChosen: (row: Row, column: Column) => boolean;
  /** Whether the choice exists. Default: all do. */
  readonly isOffered?: ((row: Row, column: Column) => boolean) | undefined;
  /** Text for a cell without a choice, such as "Always on"; default `-`. */
  readonly notOffered?: string | undefined;
  /** Called with row, column and new state when a switch is pressed. */
  readonly onChosenChange: (row: Row, column: Column, chosen: boolean) => void;
  /** All switches keep their state and cannot be pressed, such as while the settings are saved. */
  readonly disabled?: boolean | undefined;
}

/**
 * Switches by row and column, such as kinds of notifications by channel. In a narrow container each switch is below the
 * row's name, beside the column's. Both names label the switch.
 */
export function ChoiceTable<Row extends string, Column extends string>({
  label,
  labelHidden = false,
  rowHeading,
  rows,
  columns,
  isChosen,
  isOffered = () => true,
  notOffered = '-',
  onChosenChange,
  disabled,
}: ChoiceTableProps<Row, Column>) {
  const id = useId();
  // Not a native table, which would lose its role in some browsers when displayed as blocks.
  return (
    <div className={styles.frame}>
      <div id={`${id}-label`} className={labelHidden ? visuallyHidden : styles.caption}>
        {label}
      </div>
      {columns.map(
        ({ id: column, unavailable }) =>
          unavailable !== undefined && (
            <div key={column} id={`${id}-${column}-unavailable`} className={styles.unavailable}>
              {unavailable}
            </div>
          ),
      )}
      <div role="table" aria-labelledby={`${id}-label`} className={styles.table}>
        <div role="rowgroup" className={styles.head}>
          <div role="row" className={styles.headRow}>
            <div role="columnheader" className={styles.headCell}>
              {rowHeading}
            </div>
            {columns.map((column) => (
              <div
                key={column.id}
                id={`${id}-${column.id}-column`}
                role="columnheader"
                className={styles.headCell}
              >
                {column.label}
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <div key={row.id} role="row" className={styles.row}>
              <div role="rowheader" className={styles.rowHead}>
                <span id={`${id}-${row.id}-row`}>{row.label}</span>
                {row.hint !== undefined && (
                  <div id={`${id}-${row.id}-hint`} className={styles.hint}>
                    {row.hint}
                  </div>
                )}
              </div>
              {columns.map((column) => {
                const control = `${id}-${row.id}-${column.id}`;
                const isUnavailable = column.unavailable !== undefined;
                return (
                  <div key={column.id} role="cell" className={styles.cell}>
                    {isOffered(row.id, column.id) ? (
                      <>
                        <label htmlFor={control} className={styles.cellLabel}>
                          {column.label}
                        </label>
                        <div className={styles.middle}>
                          <span className={trackCell}>
                            <input
                              id={control}
                              type="checkbox"
                              role="switch"
                              checked={!isUnavailable && isChosen(row.id, column.id)}
                              disabled={disabled === true || isUnavailable}
                              aria-labelledby={`${id}-${row.id}-row ${id}-${column.id}-column`}
                              aria-describedby={describedBy(
                                row.hint !== undefined && `${id}-${row.id}-hint`,
                                isUnavailable && `${id}-${column.id}-unavailable`,
                              )}
                              onChange={(event) => onChosenChange(row.id, column.id, event.target.checked)}
                              className={track}
                            />
                            <span className={knob} />
                          </span>
                        </div>
                      </>
                    ) : (
                      <>
                        <span className={styles.cellLabel}>{column.label}</span>
                        <div className={styles.middle}>
                          <span className={styles.absent}>{notOffered}</span>
                        </div>
                      </>
                    )}
                  </div>
                );
              })}
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
