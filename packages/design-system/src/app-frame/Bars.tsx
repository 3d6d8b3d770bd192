import type { ReactNode } from 'react';
import * as styles from './AppFrame.css.ts';

export interface TopBarProps {
  /** The search field at the left, at most 340 px wide. */
  readonly search?: ReactNode | undefined;
  /** Language, help, notifications, person. */
  readonly children: ReactNode;
}

/** The bar above the contents on wide screens, 60 px high. */
export function TopBar({ search, children }: TopBarProps) {
  return (
    <header className={styles.topBar}>
      {search !== undefined && <div className={styles.topBarSearch}>{search}</div>}
      <div className={styles.topBarEnd}>{children}</div>
    </header>
  );
}

export interface PhoneBarProps {
  /** A back link before the title. */
  readonly start?: ReactNode | undefined;
  /** The logo on the first screen, otherwise the name of the screen. */
  readonly title: ReactNode;
  /** Search, notifications, the button that opens the drawer. */
  readonly children?: ReactNode | undefined;
}

/** The bar above the contents on phones, 52 px high. */
export function PhoneBar({ start, title, children }: PhoneBarProps) {
  return (
    <header className={styles.phoneBar}>
      {start}
      <div className={styles.phoneBarTitle}>{title}</div>
      {children !== undefined && <div className={styles.phoneBarEnd}>{children}</div>}
    </header>
  );
}
