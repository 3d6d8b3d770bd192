import '../private/compositionEscape.ts';
import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import { useFocusReturn } from '../private/useFocusReturn.ts';
import { closeButton, overlay } from '../private/overlay.css.ts';
import { useScrollable } from '../private/useScrollable.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  /** Whether it is shown, if the caller keeps the state; without it, `trigger` opens it. */
  readonly open?: boolean | undefined;
  /** Called with the new state by the trigger, Escape, the close button and a click outside. */
  readonly onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it; without one, `open` controls it. The focus returns to it. */
  readonly trigger?: ReactElement | undefined;
  /** The question or the task in a few words; the accessible name. */
  readonly title: ReactNode;
  /** One sentence below the title, read out when the dialog opens. */
  readonly description?: ReactNode | undefined;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** 460, 600 or 820 px wide. On phones `small` is a sheet at the bottom, the others fill the screen. */
  readonly size?: 'small' | 'medium' | 'large' | undefined;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode | undefined;
  /** At the start of the footer, such as "5 filters on". */
  readonly footerStart?: ReactNode | undefined;
  /** The contents; they scroll when they are higher than the window. */
  readonly children?: ReactNode | undefined;
}

/** A question or a small task over the page. Escape, the close button and a click outside close it. */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  closeLabel,
  size = 'medium',
  footer,
  footerStart,
  children,
}: DialogProps) {
  const body = useScrollable<HTMLDivElement>();
  const focusReturn = useFocusReturn();
  const isDivided = size === 'large';
  const isDividedOnPhone = size === 'medium';
  const hasContents = children !== undefined && children !== null;
  return (
    <Radix.Root {...(open !== undefined && { open })} {...(onOpenChange !== undefined && { onOpenChange })}>
      {trigger !== undefined && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay} />
        <Radix.Content
          className={classNames(styles.panel, styles.size[size])}
          {...focusReturn}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          <div
            className={classNames(
              styles.header,
              isDivided && styles.divided,
              isDividedOnPhone && styles.dividedOnPhone,
            )}
          >
            <div className={styles.texts}>
              <Radix.Title asChild>
                <Heading level={2} size="heading">
                  {title}
                </Heading>
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className={styles.description}>{description}</Radix.Description>
              )}
            </div>
            <Radix.Close aria-label={closeLabel} className={closeButton}>
              <X aria-hidden="true" />
            </Radix.Close>
          </div>
          {hasContents && (
            <div {...body} className={classNames(styles.body, isDivided && styles.bodyDivided)}>
              {children}
            </div>
          )}
          {(footer !== undefined || footerStart !== undefined) && (
            <div
              className={classNames(
                styles.footer,
                !hasContents && styles.footerAlone,
                isDivided && styles.footerDivided,
                isDividedOnPhone && styles.footerDividedOnPhone,
              )}
            >
              {footerStart !== undefined && <div className={styles.footerStart}>{footerStart}</div>}
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Closes the dialog around it: `<DialogClose><Button>Go back</Button></DialogClose>`. */
export function DialogClose({
  children,
}: {
  /** The button that closes, a single element. */
  readonly children: ReactElement;
}) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
