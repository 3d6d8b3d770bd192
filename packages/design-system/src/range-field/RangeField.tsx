import { useId, type CSSProperties } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './RangeField.css.ts';

/** A stop of the slider. */
export interface RangeStop {
  /** Value of the field. */
  readonly value: number;
  /** Number of items from this stop to the next; the height of its bar. */
  readonly count: number;
}

export interface RangeFieldProps {
  /** Text above the slider; also its accessible name. */
  readonly label: string;
  /** In ascending order, at least one. */
  readonly stops: readonly RangeStop[];
  /** The lower limit; null for none. */
  readonly value: number | null;
  /** Called with the value of a stop; null for the first, which excludes nothing. */
  readonly onValueChange: (value: number | null) => void;
  /** Formats a value for display and screen readers, such as "From ¥230,000"; null is no limit. */
  readonly describe: (value: number | null) => string;
  /** Labels of the two ends, such as the smallest and the largest amount. */
  readonly ends: readonly [string, string];
}

/** A lower limit, on a native slider below a small histogram. */
export function RangeField({ label, stops, value, onValueChange, describe, ends }: RangeFieldProps) {
  const id = useId();
  const found = value === null ? 0 : stops.findLastIndex((stop) => stop.value <= value);
  const current = Math.max(0, found);
  const largest = Math.max(1, ...stops.map(({ count }) => count));
  const positions: CSSProperties & Record<typeof styles.stopCount | typeof styles.chosenStop, number> = {
    [styles.stopCount]: stops.length,
    [styles.chosenStop]: current,
  };
  return (
    <div>
      <div className={styles.row}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <span aria-hidden="true" className={styles.value}>
          {describe(value)}
        </span>
      </div>
      <div aria-hidden="true" className={styles.bars}>
        {stops.map((stop, index) => (
          <span
            key={stop.value}
            className={classNames(styles.bar, index >= current && styles.barIn)}
            style={{ height: `${(stop.count / largest) * 100}%` }}
          />
        ))}
      </div>
      <div className={styles.slider} style={positions}>
        <input
          id={id}
          type="range"
          min={0}
          max={stops.length - 1}
          step={1}
          value={current}
          aria-valuetext={describe(value)}
          onChange={(event) => {
            const index = event.currentTarget.valueAsNumber;
            onValueChange(index === 0 ? null : (stops[index]?.value ?? null));
          }}
          className={styles.input}
        />
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}
