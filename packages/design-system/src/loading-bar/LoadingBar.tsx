import * as styles from './LoadingBar.css.ts';

export interface LoadingBarProps {
  /** What is loading, for screen readers. */
  readonly label: string;
}

/** A line at the top of the window while another page loads. It appears after 200 ms. */
export function LoadingBar({ label }: LoadingBarProps) {
  return (
    <div role="progressbar" aria-label={label} className={styles.track}>
      <div className={styles.bar} />
    </div>
  );
}
