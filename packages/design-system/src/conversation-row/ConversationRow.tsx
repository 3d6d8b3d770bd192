import type { ReactNode } from 'react';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { classNames } from '../private/classNames.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './ConversationRow.css.ts';

export interface ConversationRowProps {
  /** Where the row goes; the whole row is the target. */
  readonly link: LinkElement;
  /** An `Avatar`. */
  readonly leading: ReactNode;
  /** Name of the party. It is isolated from the surrounding text, in any writing direction. */
  readonly title: ReactNode;
  /** Short time of the last message. */
  readonly time?: ReactNode | undefined;
  /** The last message, cut to one line. */
  readonly text: ReactNode;
  /** How many messages are unread. */
  readonly count?: number | undefined;
  /** The count in words, such as "2 unread". */
  readonly countLabel?: string | undefined;
  /** It is the one that is open. Marked with a bar and, on the link, `aria-current`. */
  readonly selected?: boolean | undefined;
}

/** One conversation of a list: with whom, the last message, when, and how much of it is unread. */
export function ConversationRow({
  link,
  leading,
  title,
  time,
  text,
  count = 0,
  countLabel,
  selected = false,
}: ConversationRowProps) {
  return (
    <li className={classNames(styles.row, selected && styles.selected)}>
      {leading}
      <div className={styles.body}>
        <div className={styles.line}>
          <div className={styles.title}>
            <LinkSlot link={link} aria-current={selected ? 'true' : undefined} className={styles.link}>
              <bdi>{title}</bdi>
            </LinkSlot>
          </div>
          {time !== undefined && <span className={styles.time}>{time}</span>}
        </div>
        <div className={styles.line}>
          <div className={classNames(styles.text, count > 0 && styles.unread)}>{text}</div>
          {count > 0 && <CountBadge count={count} max={99} tone="brand" label={countLabel} />}
        </div>
      </div>
    </li>
  );
}
