import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Conversation.css.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

export { ConversationSkeleton, type ConversationSkeletonProps } from './ConversationSkeleton.tsx';
export { FileCard, type FileCardProps } from './FileCard.tsx';
export { Message, type MessageProps, type MessageState } from './Message.tsx';

export interface ConversationProps {
  /** Accessible name of the list of messages, such as "Messages with Kazehaya Mobility". */
  readonly label: string;
  /** Above the oldest message: a button, or a note while more messages load. */
  readonly earlier?: ReactNode | undefined;
  /** Called when the user scrolls near the oldest message. */
  readonly onBeginning?: (() => void) | undefined;
  /** Below the newest loaded message, if there are newer ones: a button or a note. */
  readonly later?: ReactNode | undefined;
  /** Called when the user scrolls near the end. */
  readonly onEnding?: (() => void) | undefined;
  /** A new value scrolls to the marked `Message`, or to the end. */
  readonly scrollTarget?: string | number | undefined;
  /** Called when the user reaches or leaves the end. */
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** A new value scrolls to the end: the user has sent a message. */
  readonly follow?: string | number | undefined;
  /** Label of the button that scrolls to the end. */
  readonly jumpLabel: string;
  /** Replaces that scrolling if the end is not loaded. */
  readonly onJump?: (() => void) | undefined;
  /** `Message`, `DayLine`, `UnreadLine` and `TypingNote`, oldest first. */
  readonly children: ReactNode;
}

/** Messages, newest last. It opens at the end or at a marked message, and keeps its position when messages are added. */
export function Conversation({
  label,
  earlier,
  onBeginning,
  later,
  onEnding,
  scrollTarget,
  onEndChange,
  follow,
  jumpLabel,
  onJump,
  children,
}: ConversationProps) {
  const { view, list, recordPosition, isAway, toEnd } = useScrollAnchor({
    onEndChange,
    onBeginning,
    onEnding,
    isCutOff: later !== undefined,
    scrollTarget,
    follow,
  });
  return (
    <div className={styles.frame}>
      {/* Focusable even if nothing overflows yet, for scrolling by keyboard. */}
      <div
        ref={view}
        role="region"
        aria-label={label}
        tabIndex={0}
        className={styles.view}
        onScroll={recordPosition}
      >
        <ol ref={list} className={styles.list}>
          <li aria-hidden="true" className={styles.lift} />
          {earlier !== undefined && <li className={styles.more}>{earlier}</li>}
          {children}
          {later !== undefined && <li className={styles.more}>{later}</li>}
        </ol>
      </div>
      {isAway && (
        <div className={styles.jump}>
          <button type="button" className={styles.jumpButton} onClick={onJump ?? toEnd}>
            <Icon icon={ArrowDown} size="small" />
            {jumpLabel}
          </button>
        </div>
      )}
    </div>
  );
}

/** Divider before the first message of a day. */
export function DayLine({
  children,
}: {
  /** The date in words, such as "Today" or "12 November". */
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.day}>
      <span className={styles.dayText}>{children}</span>
    </li>
  );
}

/** Divider before the first unread message. */
export function UnreadLine({
  children,
}: {
  /** The words on the line, such as "New". */
  readonly children: ReactNode;
}) {
  return <li className={styles.unread}>{children}</li>;
}

/** Says that the other party is typing. */
export function TypingNote({
  children,
}: {
  /** Who is typing, in words, beside the moving dots. */
  readonly children: ReactNode;
}) {
  return (
    <li className={styles.typing}>
      <span aria-hidden="true" className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
      {/* A name may have any direction. */}
      <bdi>{children}</bdi>
    </li>
  );
}
