import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './AppFrame.css.ts';

export interface BottomBarProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Up to five `BottomBarItem`. */
  readonly children: ReactNode;
}

/** The main items of the navigation, at the bottom of a phone's screen. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bottomBar}>
      {children}
    </nav>
  );
}

export interface BottomBarItemProps {
  /** Where it leads: an empty link element of the router, which gets icon and label as children. */
  readonly link: LinkElement;
  /** Icon above the label, 20 px and hidden from screen readers. */
  readonly icon: IconComponent;
  /** Name of the place, below the icon; one short word, since five share the width of a phone. */
  readonly label: string;
  /** The reader is at this place: in the brand colour, and `aria-current="page"`. */
  readonly current?: boolean | undefined;
  /** Number of unread entries. */
  readonly count?: number | undefined;
  /** The count in words, such as "3 unread". */
  readonly countLabel?: string | undefined;
}

/** An item of the bottom bar. */
export function BottomBarItem({
  link,
  icon,
  label,
  current = false,
  count = 0,
  countLabel,
}: BottomBarItemProps) {
  return (
    <LinkSlot link={link} aria-current={current ? 'page' : undefined} className={styles.bottomItem}>
      <span className={styles.bottomIcon}>
        <Icon icon={icon} size="large" />
        {count > 0 && (
          <span className={styles.bottomCount}>
            <CountBadge count={count} max={99} tone="brand" label={countLabel} />
          </span>
        )}
      </span>
      <span className={styles.bottomLabel}>{label}</span>
    </LinkSlot>
  );
}
