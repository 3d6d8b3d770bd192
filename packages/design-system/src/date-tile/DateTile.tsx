import { classNames } from '../private/classNames.ts';
import * as styles from './DateTile.css.ts';

export interface DateTileProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Short, such as "Nov" or 11月. */
  readonly month: string;
  readonly day: string;
  readonly weekday: string;
  /** The day is over or no longer meant. */
  readonly quiet?: boolean | undefined;
}

/** A day as a leaf of a calendar, beside the time of what happens on it. */
export function DateTile({ date, month, day, weekday, quiet = false }: DateTileProps) {
  return (
    <time dateTime={date} className={styles.tile}>
      <span className={classNames(styles.month, quiet && styles.quiet)}>{month} </span>
      <span className={styles.day}>{day} </span>
      <span className={styles.weekday}>{weekday}</span>
    </time>
  );
}
