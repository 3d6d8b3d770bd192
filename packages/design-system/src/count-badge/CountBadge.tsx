import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './CountBadge.css.ts';

/** `brand` for unread items, `owed` for responses that are due, `neutral` and `soft` for plain counts. */
export type CountTone = 'neutral' | 'soft' | 'brand' | 'owed';

export interface CountBadgeProps {
  /** The number; above `max` it is shown as "999+". */
  readonly count: number;
  /** Colour by what is counted: `brand` for unread, `owed` for what is due. Default: `neutral`. */
  readonly tone?: CountTone | undefined;
  /** Larger counts are shown as "99+". Default: 999. */
  readonly max?: number | undefined;
  /** The count in words for a screen reader, such as "3 unread". */
  readonly label?: string | undefined;
}

/** A number in a pill. */
export function CountBadge({ count, tone = 'neutral', max = 999, label }: CountBadgeProps) {
  const shown = count > max ? `${max}+` : String(count);
  return (
    <span className={classNames(styles.count, styles.tone[tone])}>
      <span aria-hidden={label === undefined ? undefined : true}>{shown}</span>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}
