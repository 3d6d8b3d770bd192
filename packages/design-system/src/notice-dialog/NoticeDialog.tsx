import '../private/compositionEscape.ts';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { description as text, footer, footerAlone, header, texts } from '../dialog/Dialog.css.ts';
import { Heading } from '../heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import { closeButton } from '../private/overlay.css.ts';
import * as styles from './NoticeDialog.css.ts';

export interface NoticeDialogProps {
  /** The question or the notice in a few words; the accessible name. */
  readonly title: ReactNode;
  /** One sentence below the title, read out when it opens. */
  readonly description: ReactNode;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Called by the close button, Escape and a click outside. */
  readonly onClose: () => void;
  /** Buttons, the main one last. */
  readonly footer: ReactNode;
}

/**
 * A short question or notice over the page, as a native `dialog`: it needs no library and no network. For fields use
 * `Dialog`.
 */
export function NoticeDialog({
  title,
  description,
  closeLabel,
  onClose,
  footer: buttons,
}: NoticeDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    // Not the first button: a screen reader starts with the title.
    opened?.focus();
    return () => {
      opened?.close();
      // The browser restores the focus only while the dialog is still in the page.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, []);
  const closeOutside = ({ target, clientX, clientY }: MouseEvent) => {
    const box = dialog.current?.getBoundingClientRect();
    if (target !== dialog.current || box === undefined) return;
    const isInside =
      clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom;
    if (!isInside) onClose();
  };
  return (
    // The keyboard closes it by Escape.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className={styles.panel}
      onClick={closeOutside}
      onCancel={(event) => {
        // It closes when its parent unmounts it.
        event.preventDefault();
        onClose();
      }}
    >
      <div className={header}>
        <div className={texts}>
          <Heading level={2} size="heading">
            <span id={`${id}-title`}>{title}</span>
          </Heading>
          <p id={`${id}-text`} className={text}>
            {description}
          </p>
        </div>
        <button type="button" aria-label={closeLabel} className={closeButton} onClick={onClose}>
          <X aria-hidden="true" />
        </button>
      </div>
      <div className={classNames(footer, footerAlone)}>{buttons}</div>
    </dialog>
  );
}
