import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Conversation.css.ts';

/** `onItsWay` has not reached the server; `failed` needs the user. */
export type MessageState = 'sent' | 'onItsWay' | 'failed';

export interface MessageProps {
  /** `mine` at the end in the brand colour, `theirs` at the start. */
  readonly side: 'mine' | 'theirs';
  /** For a screen reader. */
  readonly sender: string;
  /** Shows the sender above the message, for conversations with several people. */
  readonly showsSender?: boolean | undefined;
  /** An `Avatar` of 32 px for the first of consecutive messages of a person; the others reserve its space. */
  readonly leading?: ReactNode | undefined;
  /** The text as typed. */
  readonly text?: ReactNode | undefined;
  /** Files of the message: `FileCard`. */
  readonly files?: ReactNode | undefined;
  /** The time, and whether it was read; one line each. */
  readonly note?: ReactNode | undefined;
  /** How far an own message got. Default: `sent`. */
  readonly state?: MessageState | undefined;
  /** A search result; the conversation opens at it. */
  readonly marked?: boolean | undefined;
  /** The error of the message, and what to do. */
  readonly footer?: ReactNode | undefined;
}

/** A message: the reader's at the end, the other party's at the start. */
export function Message({
  side,
  sender,
  showsSender = false,
  leading,
  text,
  files,
  note,
  state = 'sent',
  marked = false,
  footer,
}: MessageProps) {
  const isMine = side === 'mine';
  return (
    <li
      data-message=""
      {...(marked && { 'aria-current': true, tabIndex: -1 })}
      className={classNames(styles.message, styles.side[side], marked && styles.marked)}
    >
      {!isMine && <span className={styles.picture}>{leading}</span>}
      <div className={classNames(styles.contents, isMine && styles.contentsMine)}>
        {showsSender ? (
          <bdi className={styles.sender}>{sender}</bdi>
        ) : (
          <VisuallyHidden>
            <bdi>{sender}</bdi>
          </VisuallyHidden>
        )}
        {text !== undefined && (
          <div
            dir="auto"
            className={classNames(
              styles.bubble,
              styles.bubbleSide[side],
              state === 'onItsWay' && styles.onItsWay,
              state === 'failed' && styles.failed,
            )}
          >
            {text}
          </div>
        )}
        {files}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
      {note !== undefined && <div className={classNames(styles.note, isMine && styles.noteMine)}>{note}</div>}
    </li>
  );
}
