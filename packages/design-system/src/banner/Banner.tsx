import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** The problem, in a few words. */
  readonly title: ReactNode;
  /** Explanation and consequences. */
  readonly children: ReactNode;
}

/** One line across the top of the window, about the portal and not its contents. */
export function Banner({ title, children }: BannerProps) {
  return (
    <div role="status" className={styles.banner}>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
  );
}
