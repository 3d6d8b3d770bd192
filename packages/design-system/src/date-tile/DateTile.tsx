import { classNames } from '../private/classNames.ts';
import * as styles from './DateTile.css.ts';

export interface DateTileProps {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** Short, such as "Nov" or 11月. */
  readonly month: string;
  /** Day of the month, without a leading zero. */
  readonly day: string;
  /** Short name of the weekday, such as "Thu" or 木. */
  readonly weekday: string;
  /** Whether the day is past or no longer applies. */
  readonly quiet?: boolean | undefined;
}

/** A day as a calendar leaf, beside the time of its event. */
export function DateTile({ date, month, day, weekday, quiet = false }: DateTileProps) {
  return (
    <time dateTime={date} className={styles.tile}>
      <span className={classNames(styles.month, quiet && styles.quiet)}>{month} </span>
      <span className={styles.day}>{day} </span>
      <span className={styles.weekday}>{weekday}</span>
    </time>
  );
}
