import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './SplitPage.css.ts';

export interface SplitPageProps {
  /** The logo, at the start of the header. */
  readonly brand: ReactNode;
  /** A few words beside the logo, from tablets on. */
  readonly tagline?: ReactNode | undefined;
  /** Controls at the end of the header, such as the language. */
  readonly controls?: ReactNode | undefined;
  /** Words beside the form, where the window is wide enough for both. */
  readonly aside: ReactNode;
  /** Room for two fields side by side. */
  readonly wide?: boolean | undefined;
  /** Links at the foot, such as the terms. */
  readonly footer?: ReactNode | undefined;
  /** The form: plain on phones, in a card from tablets on. */
  readonly children: ReactNode;
}

/** A page without the frame, for a standalone form: header, form, an aside, and links at the foot. */
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
        <div className={styles.aside}>{aside}</div>
      </main>
      {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
    </div>
  );
}
