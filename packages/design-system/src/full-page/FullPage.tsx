import type { ReactNode } from 'react';
import * as styles from './FullPage.css.ts';

export interface FullPageProps {
  /** One item, centred in the window, such as an error with its way back. */
  readonly children: ReactNode;
}

/** A page with one centred item. */
export function FullPage({ children }: FullPageProps) {
  return (
    <main tabIndex={-1} className={styles.page}>
      {children}
    </main>
  );
}
