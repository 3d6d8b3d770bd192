import * as Radix from '@radix-ui/react-progress';
import { useId, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './ProgressBar.css.ts';

export interface ProgressBarProps {
  /** Name of the progress, such as "Profile" or the name of a file. */
  readonly label: string;
  /** How much is done, from 0 to 100. */
  readonly value: number;
  /** The value in words, such as "78%". */
  readonly valueLabel?: string | undefined;
  /** Only the bar; the label stays for screen readers. */
  readonly plain?: boolean | undefined;
  /** Colour of the bar: `success` when it is complete, `danger` after a failure. Default: `brand`. */
  readonly tone?: 'brand' | 'success' | 'danger' | undefined;
  /** A line below the bar. */
  readonly children?: ReactNode | undefined;
}

/** Progress of a task. */
export function ProgressBar({
  label,
  value,
  valueLabel,
  plain = false,
  tone = 'brand',
  children,
}: ProgressBarProps) {
  const id = useId();
  const share = Math.min(100, Math.max(0, value));
  return (
    <div>
      {!plain && (
        <div className={styles.text}>
          <span id={id}>{label}</span>
          {valueLabel !== undefined && <span className={styles.value}>{valueLabel}</span>}
        </div>
      )}
      <Radix.Root
        value={share}
        {...(plain ? { 'aria-label': label } : { 'aria-labelledby': id })}
        {...(valueLabel !== undefined && { getValueLabel: () => valueLabel })}
        className={styles.track}
      >
        <Radix.Indicator
          className={classNames(styles.bar, styles.tone[tone])}
          style={{ width: `${share}%` }}
        />
      </Radix.Root>
      {children}
    </div>
  );
}
