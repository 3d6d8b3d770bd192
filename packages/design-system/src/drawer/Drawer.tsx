import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { useScrollable } from '../private/useScrollable.ts';
import { closeButton, overlay } from '../private/overlay.css.ts';
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  /** Whether it is shown, if the caller keeps the state; without it, `trigger` opens it. */
  readonly open?: boolean | undefined;
  /** Called with the new state by the trigger, Escape, the close button and a click outside. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; without one, `open` decides. */
  readonly trigger?: ReactElement | undefined;
  /** Accessible name; may be the logo. */
  readonly title: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** `start` for navigation, `end` for details. Default: `start`. */
  readonly side?: 'start' | 'end' | undefined;
  /** 288 px for navigation, 440 px for details. Default: `navigation`. */
  readonly size?: 'navigation' | 'detail' | undefined;
  /** Below the contents, always in view: buttons, the main one last. */
  readonly footer?: ReactNode | undefined;
  /** The contents, which scroll between header and footer. */
  readonly children: ReactNode;
}

/** A panel that slides in from a side: the navigation on phones, a detail beside a calendar. */
export function Drawer({
  open,
  onOpenChange,
  trigger,
  title,
  closeLabel,
  side = 'start',
  size = 'navigation',
  footer,
  children,
}: DrawerProps) {
  const body = useScrollable<HTMLDivElement>();
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          aria-describedby={undefined}
          {...focusReturn}
          className={classNames(styles.panel, styles.side[side], styles.size[size])}
        >
          <div className={styles.header}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close aria-label={closeLabel} className={closeButton}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          <div {...body} className={styles.body}>
            {children}
          </div>
          {footer !== undefined && <div className={styles.footer}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
