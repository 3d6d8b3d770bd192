import type { ReactNode } from 'react';
import * as styles from './ReadingPage.css.ts';

export interface ReadingPageProps {
  /** The logo, at the start of the header. */
  readonly brand: ReactNode;
  /** Controls at the end of the header, such as the language. */
  readonly controls?: ReactNode | undefined;
  /** Links below the text. */
  readonly footer?: ReactNode | undefined;
  /** The text, in one column. */
  readonly children: ReactNode;
}

/** A page outside the frame, for a document that needs no account. */
export function ReadingPage({ brand, controls, footer, children }: ReadingPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {brand}
        {controls}
      </header>
      <main tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
