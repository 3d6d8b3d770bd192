import { classNames } from '../private/classNames.ts';
import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** Height of the mark in px. Default: 28. */
  readonly size?: 28 | 34 | 48 | undefined;
  /** Without the name, which stays for screen readers. */
  readonly markOnly?: boolean | undefined;
}

/** Michi's logo. */
export function Logo({ size = 28, markOnly = false }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg
        role={markOnly ? 'img' : undefined}
        aria-label={markOnly ? 'Michi' : undefined}
        aria-hidden={markOnly ? undefined : true}
        width={size}
        height={size}
        viewBox="0 0 32 32"
        className={styles.mark}
      >
        <rect width="32" height="32" rx="9" className={styles.ground} />
        <circle cx="16.4" cy="6.4" r="2.1" className={styles.way} />
        <path
          d="M15.9 9.3c1.6 2.6 8.9 3.6 8.9 8 0 4.600-8.600 4.200-8.600 9.500H6.700c.5-6.700 11.900-7 11.900-10.100 0-2.300-3.600-3.800-2.700-7.400z"
          className={styles.way}
        />
      </svg>
      {!markOnly && (
        <span lang="en" className={classNames(styles.word, styles.wordSize[size])}>
          Michi
        </span>
      )}
    </span>
  );
}
