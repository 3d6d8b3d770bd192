import type { ReactNode } from 'react';
import * as styles from './Banner.css.ts';

export interface BannerProps {
  /** The problem, in a few words. */
  readonly title: ReactNode;
  /** Explanation and consequences. */
  readonly children: ReactNode;
}

/** One line over the whole width, above everything, about the portal itself and not about its contents. */
export function Banner({ title, children }: BannerProps) {
  return (
    <div role="status" className={styles.banner}>
      <strong className={styles.title}>{title}</strong>
      {children}
    </div>
  );
}
