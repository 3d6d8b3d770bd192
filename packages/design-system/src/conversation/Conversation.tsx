import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as styles from './Conversation.css.ts';
import { useScrollAnchor } from './useScrollAnchor.ts';

export { ConversationSkeleton, type ConversationSkeletonProps } from './ConversationSkeleton.tsx';
export { FileCard, type FileCardProps } from './FileCard.tsx';
export { Message, type MessageProps, type MessageState } from './Message.tsx';

export interface ConversationProps {
  /** Names it for a screen reader. */
  readonly label: string;
  /** Content above the oldest message: a button, or a note while more messages load. */
  readonly earlier?: ReactNode | undefined;
  /** Called when the user scrolls near the oldest message. */
  readonly onBeginning?: (() => void) | undefined;
  /** Content below the newest loaded message, if there are newer ones: a button or a note. */
  readonly later?: ReactNode | undefined;
  /** Called when the user scrolls near the end. */
  readonly onEnding?: (() => void) | undefined;
  /** Another value leads to the `Message` that is marked, or, without one, to the end. */
  readonly place?: string | number | undefined;
  /** Called when the user reaches the end, or leaves it. */
  readonly onEndChange?: ((isAtEnd: boolean) => void) | undefined;
  /** Another value leads to the end, wherever the reader is: they said something. */
  readonly follow?: string | number | undefined;
  /** Label of the button that scrolls to the end, shown elsewhere. */
  readonly jumpLabel: string;
  /** Leads to the end where it is not held. */
  readonly onJump?: (() => void) | undefined;
  /** `Message`, `DayLine`, `UnreadLine` and `TypingNote`, the oldest first. */
  readonly children: ReactNode;
}

/**
 * The messages, newest at the bottom. It opens there, or at a marked message, and keeps its position when messages are
 * added above or below.
 */
export function Conversation({
  label,
  earlier,
  onBeginning,
  later,
  onEnding,
  place,
  onEndChange,
  follow,
  jumpLabel,
  onJump,
  children,
}: ConversationProps) {
  const { view, list, note, isAway, toEnd } = useScrollAnchor({
    onEndChange,
    onBeginning,
    onEnding,
    isCutOff: later !== undefined,
    place,
    follow,
  });
  return (
    <div className={styles.frame}>
      {/* It scrolls whatever its content is, so it must be focusable by keyboard. */}
      <div ref={view} role="region" aria-label={label} tabIndex={0} className={styles.view} onScroll={note}>
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

/** Where another day begins. */
export function DayLine({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.day}>
      <span className={styles.dayWords}>{children}</span>
    </li>
  );
}

/** Divider before the first unread message. */
export function UnreadLine({ children }: { readonly children: ReactNode }) {
  return <li className={styles.unread}>{children}</li>;
}

/** That the other side is typing; three dots move beside the words. */
export function TypingNote({ children }: { readonly children: ReactNode }) {
  return (
    <li className={styles.typing}>
      <span aria-hidden="true" className={styles.dots}>
        <span />
        <span />
        <span />
      </span>
      {/* A name may have any direction; the line has its own. */}
      <bdi>{children}</bdi>
    </li>
  );
}
