import * as styles from './Divider.css.ts';

export interface DividerProps {
  /** A word in the middle of the line, such as "or". */
  readonly label?: string | undefined;
  /** Stands between two things side by side instead of one below the other. */
  readonly vertical?: boolean | undefined;
}

/** A line between two things. Decoration, unless it carries a word. */
export function Divider({ label, vertical = false }: DividerProps) {
  if (label !== undefined) return <div className={styles.labelled}>{label}</div>;
  return <div aria-hidden="true" className={vertical ? styles.vertical : styles.line} />;
}
