import { ChevronDown, ChevronRight } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import * as styles from './Sidebar.css.ts';

export interface NavGroupProps {
  /** Icon before the label, hidden from screen readers. */
  readonly icon: IconComponent;
  /** Text of the button that opens and closes the group. */
  readonly label: string;
  /** Whether the items are shown; the caller keeps the state. */
  readonly open: boolean;
  /** Called with the new state when the button is pressed. */
  readonly onOpenChange: (open: boolean) => void;
  /** `NavItem`s without icons. */
  readonly children: ReactNode;
}

/** A group of the navigation that opens to its items. */
export function NavGroup({ icon, label, open, onOpenChange, children }: NavGroupProps) {
  const id = useId();
  const Chevron = open ? ChevronDown : ChevronRight;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.item}
        onClick={() => onOpenChange(!open)}
      >
        <span className={styles.icon}>
          <Icon icon={icon} />
        </span>
        <span className={styles.label}>{label}</span>
        <span className={styles.end}>
          <Chevron aria-hidden="true" />
        </span>
      </button>
      <ul id={id} hidden={!open} className={open ? styles.children : undefined}>
        {children}
      </ul>
    </li>
  );
}
