import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import * as styles from './Collapsible.css.ts';

export interface CollapsibleProps {
  /** Heading of the content. */
  readonly title: ReactNode;
  /** Makes the title a heading of this rank. */
  readonly level?: 2 | 3 | 4 | undefined;
  /** Whether the contents are shown, if the caller keeps the state. */
  readonly open?: boolean | undefined;
  /** Whether the contents are shown at first, if the component keeps the state. Default: false. */
  readonly defaultOpen?: boolean | undefined;
  /** Called with the new state when the title is pressed. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The contents; they stay mounted while closed, and keep their state. */
  readonly children: ReactNode;
}

/** A part that opens and closes below its title. */
export function Collapsible({
  title,
  level,
  open,
  defaultOpen = false,
  onOpenChange,
  children,
}: CollapsibleProps) {
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const [hasMoved, setMoved] = useState(false);
  const isOpen = open ?? ownOpen;
  const Heading = level === undefined ? 'div' : (`h${level}` as const);
  return (
    <div>
      <Heading className={styles.heading}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.trigger}
          onClick={() => {
            setMoved(true);
            setOwnOpen(!isOpen);
            onOpenChange?.(!isOpen);
          }}
        >
          <span>{title}</span>
          <ChevronDown aria-hidden="true" />
        </button>
      </Heading>
      <div id={id} hidden={!isOpen} className={classNames(styles.contents, hasMoved && styles.moved)}>
        {children}
      </div>
    </div>
  );
}
