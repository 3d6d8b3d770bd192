import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './SplitPage.css.ts';

export interface SplitPageProps {
  /** The logo, at the start of the header. */
  readonly brand: ReactNode;
  /** Beside the logo, on tablets and wider. */
  readonly tagline?: ReactNode | undefined;
  /** Controls at the end of the header, such as the language. */
  readonly controls?: ReactNode | undefined;
  /** Beside the form, if the window is wide enough. */
  readonly aside: ReactNode;
  /** For two fields side by side. */
  readonly wide?: boolean | undefined;
  /** Links at the bottom, such as the terms. */
  readonly footer?: ReactNode | undefined;
  /** The form; in a card on tablets and wider. */
  readonly children: ReactNode;
}

/** A page outside the frame, for a form. */
export function SplitPage({
  brand,
  tagline,
  controls,
  aside,
  footer,
  wide = false,
  children,
}: SplitPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div className={styles.brand}>
          {brand}
          {tagline !== undefined && <span className={styles.tagline}>{tagline}</span>}
        </div>
        {controls}
      </header>
      <main tabIndex={-1} className={classNames(styles.main, wide && styles.mainWide)}>
        <div className={classNames(styles.form, wide && styles.formWide)}>{children}</div>
        <div className={classNames(styles.aside, wide && styles.asideWide)}>{aside}</div>
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
