import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** A word in the middle of the line, such as "or". */
  readonly label?: string | undefined;
  /** `vertical` separates items side by side. Default: `horizontal`. */
  readonly direction?: 'horizontal' | 'vertical' | undefined;
}

/** A line between two items. Decoration, unless it has a label. */
export function Divider({ label, direction = 'horizontal' }: DividerProps) {
  if (label !== undefined) return <div className={styles.labelled}>{label}</div>;
  return <div aria-hidden="true" className={direction === 'vertical' ? styles.vertical : styles.line} />;
}
