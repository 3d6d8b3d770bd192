import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as frame from './AppFrame.css.ts';
import * as styles from './Sidebar.css.ts';

export interface SidebarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** The logo in a link home; only the mark if minimised. */
  readonly brand: ReactNode;
  /** Shows labels below the icons; 90 px wide instead of 230. */
  readonly minimised?: boolean | undefined;
  /** The button that minimises or widens the sidebar. */
  readonly toggle?: ReactNode | undefined;
  /** A `NavList` at the foot: help, settings, sign out. */
  readonly footer?: ReactNode | undefined;
  /** A `NavList` of `NavItem` and `NavGroup`. */
  readonly children: ReactNode;
}

/** The navigation of wide screens. */
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
