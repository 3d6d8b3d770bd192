import { useRef, useState, type KeyboardEvent } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './TimeGrid.css.ts';

/** A time that can be chosen. */
export interface TimeGridOption {
  /** Unique in the grid. */
  readonly value: string;
  /** The quarter hours from the grid's start to this time. */
  readonly from: number;
  /** The time as it stands in the grid, such as "10:00". */
  readonly text: string;
  /** The whole of it, for screen readers; contains the text, such as "Mon 30 Nov, 10:00–10:45". */
  readonly label: string;
  /** Less likely, such as outside the hours of the other side; say why beside the grid. */
  readonly quiet?: boolean | undefined;
}

/** A time that is taken. */
export interface TimeGridBlock {
  readonly id: string;
  /** The quarter hours from the grid's start to its beginning and end. */
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Its hours in words. */
  readonly note: string;
}

export interface TimeGridDay {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Such as "Mon 30 Nov". */
  readonly label: string;
  readonly options: readonly TimeGridOption[];
  readonly blocks: readonly TimeGridBlock[];
}

export interface TimeGridProps {
  /** Names the grid, such as "30 November to 6 December". */
  readonly label: string;
  /** The columns from the start, each with its times and what is taken; three on a phone. */
  readonly days: readonly TimeGridDay[];
  /** The quarter hours of a day. */
  readonly length: number;
  /** The values of the times that are chosen, those of other weeks too. */
  readonly value: readonly string[];
  /** Called with the time that is chosen, or given up. */
  readonly onValueChange: (value: string) => void;
}

interface Place {
  readonly from: number;
  readonly to: number;
  /** By their beginning. */
  readonly blocks: readonly TimeGridBlock[];
}

/** Where the blocks of a day stand. Those that overlap share a place, since half a column has no room for words. */
const placesOf = (blocks: readonly TimeGridBlock[], length: number): readonly Place[] =>
  blocks
    .toSorted((one, other) => one.from - other.from)
    .reduce<readonly Place[]>((places, block) => {
      const from = Math.max(0, block.from);
      const to = Math.min(length, block.to);
      const last = places.at(-1);
      return last !== undefined && from < last.to
        ? [
            ...places.slice(0, -1),
            { from: last.from, to: Math.max(last.to, to), blocks: [...last.blocks, block] },
          ]
        : [...places, { from, to, blocks: [block] }];
    }, []);

/** The times of a few days to choose from, a column for each day, around what is taken. */
export function TimeGrid({ label, days, length, value, onValueChange }: TimeGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const options = days.flatMap((day) => day.options);
  const has = (one: string | null | undefined) => options.some((option) => option.value === one);
  const chosen = value.find(has);
  // One time is a tab stop: the last focused, a chosen one, or the first.
  const reachable = has(focused) ? focused : (chosen ?? options[0]?.value);

  const move = (event: KeyboardEvent, column: number, option: TimeGridOption) => {
    const day = days[column]?.options ?? [];
    const index = day.indexOf(option);
    const beside = (direction: 1 | -1) => {
      const next = days
        .filter((_, place) => (place - column) * direction > 0)
        .toSorted((one, other) => (one.date < other.date ? -direction : direction))
        .find((each) => each.options.length > 0)?.options;
      return next?.toSorted(
        (one, other) => Math.abs(one.from - option.from) - Math.abs(other.from - option.from),
      )[0];
    };
    const targets: Readonly<Record<string, () => TimeGridOption | undefined>> = {
      ArrowUp: () => day[index - 1],
      ArrowDown: () => day[index + 1],
      ArrowLeft: () => beside(-1),
      ArrowRight: () => beside(1),
      Home: () => day[0],
      End: () => day.at(-1),
    };
    const target = targets[event.key]?.();
    if (target === undefined) return;
    event.preventDefault();
    setFocused(target.value);
    grid.current
      ?.querySelector<HTMLButtonElement>(`button[data-value="${CSS.escape(target.value)}"]`)
      ?.focus();
  };

  return (
    <div ref={grid} role="group" aria-label={label} className={styles.grid}>
      {days.map((day, column) => (
        <div key={day.date} role="group" aria-label={day.label} className={styles.column}>
          <div aria-hidden="true" className={styles.name}>
            {day.label}
          </div>
          <div className={styles.times} style={{ gridTemplateRows: `repeat(${length}, ${styles.quarter})` }}>
            {placesOf(day.blocks, length).map(({ from, to, blocks }) => {
              const height = (to - from) / blocks.length;
              const Note = height < 3 ? VisuallyHidden : 'div';
              return (
                <div
                  key={blocks[0]?.id}
                  className={classNames(styles.block, to - from === 1 && styles.quarterBlock)}
                  style={{ gridRow: `${from + 1} / ${to + 1}` }}
                >
                  {blocks.map(({ id, label: title, note }) => (
                    <div key={id}>
                      <div
                        className={classNames(
                          styles.blockTitle,
                          height < 4 ? styles.oneLine : height === 4 && styles.twoLines,
                        )}
                      >
                        {title}
                      </div>
                      <Note>{note}</Note>
                    </div>
                  ))}
                </div>
              );
            })}
            {day.options.map((option) => {
              const isChosen = value.includes(option.value);
              return (
                <button
                  key={option.value}
                  type="button"
                  data-value={option.value}
                  aria-label={option.label}
                  aria-pressed={isChosen}
                  tabIndex={option.value === reachable ? 0 : -1}
                  className={classNames(
                    styles.option,
                    option.quiet === true && styles.quiet,
                    isChosen && styles.chosen,
                  )}
                  style={{ gridRow: `${option.from + 1} / span 2` }}
                  onClick={() => onValueChange(option.value)}
                  onFocus={() => setFocused(option.value)}
                  onKeyDown={(event) => move(event, column, option)}
                >
                  {option.text}
                </button>
              );
            })}
          </div>
        </div>
      ))}
    </div>
  );
}
