import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './SmallMonth.css.ts';

/** Colour of a dot. */
export type SmallMonthTone = 'brand' | 'deadline' | 'info' | 'success' | 'accent' | 'warning' | 'neutral';

export interface SmallMonthDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** The day of the month. */
  readonly number: string;
  /** The full date with its events, such as "Friday 27 November 2026, 3 events". */
  readonly label: string;
  /** In softer text: of another month, or past where a day to come is chosen. */
  readonly isQuiet?: boolean | undefined;
  readonly isToday?: boolean | undefined;
  /** A public holiday, which `label` names. */
  readonly isHoliday?: boolean | undefined;
  /** Dots, at most three; each tone once. */
  readonly tones?: readonly SmallMonthTone[] | undefined;
}

export interface SmallMonthProps {
  /** Names the table, such as "November 2026". */
  readonly label: string;
  /** The weekdays in order: one or two letters, and the full name for screen readers. */
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Rows of seven days. */
  readonly weeks: readonly (readonly SmallMonthDay[])[];
  /** The day that is chosen, `YYYY-MM-DD`. */
  readonly value: string;
  /** Highlights the whole week of the selected day. */
  readonly marksWeek?: boolean | undefined;
  /** Fills the selected day and rings today; otherwise fills today. */
  readonly picks?: boolean | undefined;
  /** Called with the chosen day, `YYYY-MM-DD`. */
  readonly onValueChange: (date: string) => void;
}

const MAX_MARKS = 3;

/** Days that an arrow key moves by. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A small month calendar: a button for each day, with dots for its events. */
export function SmallMonth({
  label,
  weekdays,
  weeks,
  value,
  marksWeek = false,
  picks = false,
  onValueChange,
}: SmallMonthProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const days = weeks.flat();
  const has = (date: string | null) => days.some((day) => day.date === date);
  // One day is a tab stop: the last focused, the selected, or the first.
  const reachable = has(focused) ? focused : has(value) ? value : days[0]?.date;

  const move = (event: KeyboardEvent, date: string) => {
    const step = STEPS[event.key];
    const index = days.findIndex((day) => day.date === date);
    const target =
      event.key === 'Home'
        ? days[index - (index % 7)]
        : event.key === 'End'
          ? days[index - (index % 7) + 6]
          : step === undefined
            ? undefined
            : days[index + step];
    if (target === undefined) return;
    event.preventDefault();
    setFocused(target.date);
    table.current?.querySelector<HTMLButtonElement>(`button[data-date="${target.date}"]`)?.focus();
  };

  return (
    <table ref={table} aria-label={label} className={styles.table}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className={styles.weekday}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr
            key={week[0]?.date}
            data-chosen={marksWeek && week.some(({ date }) => date === value)}
            className={styles.week}
          >
            {week.map((day) => {
              const { date, number, label: text, tones = [] } = day;
              const { isQuiet = false, isToday = false, isHoliday = false } = day;
              const isChosen = date === value;
              const isFilled = picks ? isChosen : isToday;
              return (
                <td key={date} className={styles.cell}>
                  <button
                    type="button"
                    data-date={date}
                    data-ringed={picks ? isToday && !isChosen : isChosen && !marksWeek}
                    aria-label={text}
                    aria-current={isToday ? 'date' : undefined}
                    aria-pressed={isChosen}
                    tabIndex={date === reachable ? 0 : -1}
                    className={classNames(
                      styles.day,
                      isHoliday && styles.holiday,
                      isQuiet && styles.quiet,
                      isFilled && styles.filled,
                    )}
                    onClick={() => onValueChange(date)}
                    onFocus={() => setFocused(date)}
                    onKeyDown={(event) => move(event, date)}
                  >
                    {number}
                    <span aria-hidden="true" className={styles.marks}>
                      {tones.slice(0, MAX_MARKS).map((tone) => (
                        <span
                          key={tone}
                          className={classNames(
                            styles.mark,
                            isFilled ? styles.markOnFilled : styles.markTone[tone],
                          )}
                        />
                      ))}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
