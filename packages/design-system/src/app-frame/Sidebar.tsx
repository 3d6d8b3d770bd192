import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as frame from './AppFrame.css.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarProps {
  /** Names the navigation for a screen reader. */
  readonly label: string;
  /** The logo, best inside a link home. Give the mark alone when minimised. */
  readonly brand: ReactNode;
  /** 90 px wide with an 11 px label below each icon, instead of 230. */
  readonly minimised?: boolean | undefined;
  /** The button that minimises the sidebar or widens it again. */
  readonly toggle?: ReactNode | undefined;
  /** A `NavList` at the foot: help, settings, sign out. */
  readonly footer?: ReactNode | undefined;
  /** A `NavList` of `NavItem` and `NavGroup`. */
  readonly children: ReactNode;
}

/** The navigation at the left of wide screens. */
export function Sidebar({ label, brand, minimised = false, toggle, footer, children }: SidebarProps) {
  return (
    <nav
      aria-label={label}
      className={classNames(frame.sidebar, minimised ? styles.minimised : frame.sidebarWide)}
    >
      <div className={styles.top}>
        {brand}
        {toggle}
      </div>
      <div className={styles.scroll}>{children}</div>
      {footer !== undefined && <div className={styles.foot}>{footer}</div>}
    </nav>
  );
}
