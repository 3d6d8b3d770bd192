import type { ReactNode } from 'react';
import * as styles from './FullPage.css.ts';

export interface FullPageProps {
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
