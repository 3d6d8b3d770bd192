import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { companyBreaks } from '../private/companyBreaks.ts';
import { LinkSlot, type LinkElement } from '../private/LinkSlot.tsx';
import * as styles from './ListRow.css.ts';

export interface ListRowProps {
  /** Target of the whole row. */
  readonly link?: LinkElement | undefined;
  /** A `Checkbox` at the start; independent of the row's link. */
  readonly choice?: ReactNode | undefined;
  /** An `Avatar` or an icon. */
  readonly leading?: ReactNode | undefined;
  /** The entry in a few words; the text of its link. */
  readonly title: ReactNode;
  /** Company, sender, place. */
  readonly subtitle?: ReactNode | undefined;
  /** A line of facts. */
  readonly meta?: ReactNode | undefined;
  /** Deadline and badges. */
  readonly footer?: ReactNode | undefined;
  /**
   * At the end of the title's line, such as a favorite button; independent of the row's link. On phones a button is at the end of
   * the subtitle's line, so that the title has the whole width.
   */
  readonly aside?: ReactNode | undefined;
  /** At the end of the subtitle's line, such as a date; hidden on phones. */
  readonly note?: ReactNode | undefined;
  /** The entry is open beside the list. Marked with a bar and, on the link, `aria-current`. */
  readonly selected?: boolean | undefined;
  /** Unread; state it in the text as well. */
  readonly unread?: boolean | undefined;
  /**
   * May be replaced by another row in its place: it fades in, and its lines are as high as those of any other, so that nothing
   * below moves. A title has two lines on phones and one elsewhere; what is longer is cut.
   */
  readonly exchangeable?: boolean | undefined;
  /** Element of the row. Default: `li`, for rows in a `ul`. */
  readonly as?: 'li' | 'div' | 'article' | undefined;
}

/** A row of a list, with one link for all of it. */
export function ListRow({
  link,
  choice,
  leading,
  title,
  subtitle,
  meta,
  footer,
  aside,
  note,
  selected = false,
  unread = false,
  exchangeable = false,
  as: Element = 'li',
}: ListRowProps) {
  return (
    <Element
      className={classNames(
        styles.row,
        link !== undefined && styles.linked,
        unread && styles.unread,
        selected && styles.selected,
        exchangeable && styles.exchangeable,
      )}
    >
      {choice !== undefined && <div className={styles.choice}>{choice}</div>}
      {leading}
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.line}>
            <div className={styles.title}>
              {link === undefined ? (
                companyBreaks(title)
              ) : (
                <LinkSlot link={link} aria-current={selected ? 'true' : undefined} className={styles.link}>
                  {companyBreaks(title)}
                </LinkSlot>
              )}
            </div>
            {aside !== undefined && <div className={styles.aside}>{aside}</div>}
          </div>
          {(subtitle !== undefined || note !== undefined) && (
            <div className={styles.line}>
              <div className={styles.subtitle}>{subtitle}</div>
              {note !== undefined && <div className={styles.note}>{note}</div>}
            </div>
          )}
        </div>
        {meta !== undefined && <div className={styles.meta}>{meta}</div>}
        {footer !== undefined && <div className={styles.footer}>{footer}</div>}
      </div>
    </Element>
  );
}
