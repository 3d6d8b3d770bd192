import type { ReactNode } from 'react';
import * as styles from './FullPage.css.ts';

/** A page with one thing in its middle and nothing around it. */
export function FullPage({ children }: { readonly children: ReactNode }) {
  return (
    <main tabIndex={-1} className={styles.page}>
      {children}
    </main>
  );
}
