import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './Sidebar.css.ts';

export interface NavListProps {
  /** `NavItem` and `NavGroup`, which render the list items. */
  readonly children: ReactNode;
}

/** List of `NavItem` and `NavGroup`, in the sidebar, its footer or the drawer. */
export function NavList({ children }: NavListProps) {
  return <ul className={styles.list}>{children}</ul>;
}

export interface NavItemProps {
  /** A link, or a `<button>` for an action. */
  readonly link: LinkElement;
  /** Omitted for the items of a group. */
  readonly icon?: IconComponent | undefined;
  /** Name of the place; its link's text. */
  readonly label: string;
  /** The reader is at this place: highlighted, and `aria-current="page"`. */
  readonly current?: boolean | undefined;
  /** Number of unread entries. */
  readonly count?: number | undefined;
  /** The count in words, such as "3 unread". */
  readonly countLabel?: string | undefined;
}

/** An item of the navigation; inside a `NavGroup` without an icon. */
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
