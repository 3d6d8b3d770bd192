import { LoaderCircle } from 'lucide-react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  /** Width and height in px. Default: 20. */
  readonly size?: number | undefined;
}

/** A short wait in a small space. Pages and lists show `Skeleton`. */
export function Spinner({ label, size = 20 }: SpinnerProps) {
  return (
    <span role="status" className={styles.spinner}>
      <LoaderCircle aria-hidden="true" size={size} strokeWidth={1.75} className={styles.wheel} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
