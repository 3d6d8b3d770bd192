import type { ReactNode } from 'react';
import { CountBadge } from '../count-badge/CountBadge.tsx';
import { classNames } from '../private/classNames.ts';
import { body, link as coveringLink, selected as selectedRow } from '../list-row/ListRow.css.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './ConversationRow.css.ts';

export interface ConversationRowProps {
  /** Target of the whole row. */
  readonly link: LinkElement;
  /** An `Avatar`. */
  readonly leading: ReactNode;
  /** Name of the party, in any writing direction. */
  readonly title: ReactNode;
  /** Short time of the last message. */
  readonly time?: ReactNode | undefined;
  /** The last message, truncated to one line. */
  readonly text: ReactNode;
  /** Number of unread messages. */
  readonly count?: number | undefined;
  /** The count in words, such as "2 unread". */
  readonly countLabel?: string | undefined;
  /** The open conversation. Marked with a bar and, on the link, `aria-current`. */
  readonly selected?: boolean | undefined;
}

/** A conversation in a list. */
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
    <li className={classNames(styles.row, selected && selectedRow)}>
      {leading}
      <div className={body}>
        <div className={styles.line}>
          <div className={styles.title}>
            <LinkSlot link={link} aria-current={selected ? 'true' : undefined} className={coveringLink}>
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
