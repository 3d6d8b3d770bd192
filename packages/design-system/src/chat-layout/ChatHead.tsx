import type { ReactNode, Ref } from 'react';
import { Heading } from '../heading/Heading.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import { companyBreaks } from '../private/companyBreaks.ts';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import * as styles from './ChatHead.css.ts';

/** The sticky area above the list of conversations: title, search, filters. */
export function ChatListHead({
  children,
}: {
  /** Title, search field and filters, which stay in view while the list scrolls. */
  readonly children: ReactNode;
}) {
  return <div className={styles.listHead}>{children}</div>;
}

export interface ChatHeadProps {
  /** An `IconLink` to the list, if the list is another page. */
  readonly back?: ReactNode | undefined;
  /** An `Avatar`. */
  readonly leading?: ReactNode | undefined;
  /** Name of the other party or of the group; also the heading that takes the focus. */
  readonly title: string;
  /** Rank of the title: 1 if the conversation is the page, 2 beside the list. */
  readonly level: 1 | 2;
  /** Gets the heading, so that a screen can move the focus to it when the conversation opens. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** A mark after the title, such as that of a verified party. */
  readonly mark?: ReactNode | undefined;
  /** A line below the title. */
  readonly note?: ReactNode | undefined;
  /** Icon buttons at the end, such as the one that shows the details. */
  readonly actions?: ReactNode | undefined;
}

/** The other party of a conversation, and actions. */
export function ChatHead({ back, leading, title, level, titleRef, mark, note, actions }: ChatHeadProps) {
  return (
    <div className={styles.head}>
      {back}
      {leading}
      <div className={styles.texts}>
        <div className={styles.name}>
          <Heading level={level} size="large" focusable ref={titleRef}>
            <bdi>{companyBreaks(title)}</bdi>
          </Heading>
          {/* A word joiner keeps it on the line of the last word. */}
          {mark !== undefined && (
            <span className={styles.mark}>
              {'\u2060'}
              {mark}
            </span>
          )}
        </div>
        {note !== undefined && <div className={styles.note}>{note}</div>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** Skeleton of the head; the back link is shown from the start. */
export function ChatHeadSkeleton({ back }: Pick<ChatHeadProps, 'back'>) {
  return (
    <div className={styles.head}>
      {back}
      <Skeleton kind="avatar" />
      <div className={styles.texts}>
        <div className={styles.lines}>
          <Skeleton kind="title" width="third" />
          <Skeleton width="half" />
        </div>
      </div>
    </div>
  );
}

export interface ChatNoticeProps {
  /** Icon at the start, in the colour of the tone and hidden from screen readers. */
  readonly icon: IconComponent;
  /** `deadline` for a response that is due. Default: `neutral`. */
  readonly tone?: 'deadline' | 'neutral' | undefined;
  /** One button. */
  readonly actions?: ReactNode | undefined;
  /** The notice in one sentence; it is announced when it appears. */
  readonly children: ReactNode;
}

/** A line over the width of a conversation: a response that is due, or why nothing can be written. */
export function ChatNotice({ icon, tone = 'neutral', actions, children }: ChatNoticeProps) {
  return (
    <div
      role="status"
      className={classNames(
        styles.notice,
        tone === 'deadline' ? styles.noticeDeadline : styles.noticeNeutral,
      )}
    >
      <Icon icon={icon} />
      <div className={styles.noticeText}>{children}</div>
      {actions}
    </div>
  );
}
