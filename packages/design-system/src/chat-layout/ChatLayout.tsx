import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { useScrollable } from '../private/useScrollable.ts';
import * as styles from './ChatLayout.css.ts';

export {
  ChatHead,
  ChatHeadSkeleton,
  ChatListHead,
  ChatNotice,
  type ChatHeadProps,
  type ChatNoticeProps,
} from './ChatHead.tsx';

export type ChatPane = 'list' | 'thread' | 'aside';

export interface ChatLayoutProps {
  /** The conversations, below a `ChatListHead`; scrolls by itself. */
  readonly list: ReactNode;
  /** Accessible name of the list. */
  readonly listLabel: string;
  /** The open conversation, or a placeholder while none is open. */
  readonly thread: ReactNode;
  /** Accessible name of the open conversation's region. */
  readonly threadLabel: string;
  /** Details of the other side, beside the conversation. */
  readonly aside?: ReactNode | undefined;
  /** Accessible name of the details' region; required with `aside`. */
  readonly asideLabel?: string | undefined;
  /** Which pane a narrow screen shows. */
  readonly showing: ChatPane;
}

/** Conversations in the whole window: list and open conversation side by side from 1080 px, below that one at a time. */
export function ChatLayout({
  list,
  listLabel,
  thread,
  threadLabel,
  aside,
  asideLabel,
  showing,
}: ChatLayoutProps) {
  const listPane = useScrollable<HTMLElement>();
  const asidePane = useScrollable<HTMLElement>();
  const hasAside = aside !== undefined;
  return (
    <div className={classNames(styles.layout, hasAside && styles.withAside)}>
      <section
        {...listPane}
        aria-label={listLabel}
        className={classNames(
          styles.pane,
          styles.list,
          showing === 'list' && styles.shown,
          hasAside && styles.besideAside,
        )}
      >
        {list}
      </section>
      <section
        aria-label={threadLabel}
        className={classNames(styles.pane, showing === 'thread' && styles.shown)}
      >
        {thread}
      </section>
      {hasAside && (
        <section
          {...asidePane}
          aria-label={asideLabel}
          className={classNames(styles.pane, styles.aside, showing === 'aside' && styles.shown)}
        >
          {aside}
        </section>
      )}
    </div>
  );
}
