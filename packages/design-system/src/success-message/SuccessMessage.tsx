import type { ReactNode } from 'react';
import * as styles from './SuccessMessage.css.ts';

export interface SuccessMessageProps {
  /** A word or two, such as "Congratulations". */
  readonly title: string;
  /** What was done, in one sentence. */
  readonly children: ReactNode;
  /** Keep it rendered and false until the success, so that a screen reader announces the message. */
  readonly shown: boolean;
}

/** A rare success on the page where it happened. Unlike a toast it stays until the page is left. */
export function SuccessMessage({ title, children, shown }: SuccessMessageProps) {
  return (
    <div role="status" className={styles.region}>
      {shown && (
        <div className={styles.message}>
          <svg
            aria-hidden="true"
            viewBox="0 0 32 32"
            fill="none"
            strokeLinecap="round"
            className={styles.mark}
          >
            <path
              className={styles.path}
              pathLength={1}
              d="M9 29c2-8 13-7 13-12.5 0-4-6.6-3.5-6-8.5"
              strokeWidth="4"
            />
            <circle className={styles.sun} cx="16.4" cy="4.5" r="2.5" />
          </svg>
          <div>
            <p className={styles.title}>{title}</p>
            <p>{children}</p>
          </div>
        </div>
      )}
    </div>
  );
}
