import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './Sidebar.css.ts';

export interface NavListProps {
  readonly children: ReactNode;
}

/** List of `NavItem` and `NavGroup`, in the sidebar, its footer or the drawer. */
export function NavList({ children }: NavListProps) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface NavItemProps {
  /** Its link, or a `<button>` for an action. */
  readonly link: LinkElement;
  /** An icon of lucide. Left out for the children of a group. */
  readonly icon?: IconComponent | undefined;
  readonly label: string;
  readonly current?: boolean | undefined;
  /** How much is unread there. */
  readonly count?: number | undefined;
  /** The count in words, such as "3 unread". */
  readonly countLabel?: string | undefined;
}

/** One place of the navigation. Inside a `NavGroup` it hangs on the group's line, with a dot when current. */
export function NavItem({ link, icon, label, current = false, count = 0, countLabel }: NavItemProps) {
  const isChild = icon === undefined;
  return (
    <li>
      <LinkSlot
        link={link}
        aria-current={current ? 'page' : undefined}
        className={isChild ? styles.child : styles.item}
      >
        {icon !== undefined && (
          <span className={styles.icon}>
            <Icon icon={icon} />
          </span>
        )}
        <span className={isChild ? undefined : styles.label}>{label}</span>
        {count > 0 && (
          <span className={styles.end}>
            <CountBadge count={count} max={99} tone="brand" label={countLabel} />
          </span>
        )}
      </LinkSlot>
    </li>
  );
}
