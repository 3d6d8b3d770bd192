import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Card.css.ts';

export { CardSection } from './CardSection.tsx';

export interface CardProps {
  /** The anchor that leads here; the card can then take the focus, too. */
  readonly id?: string | undefined;
  /** Names the card; with a title it becomes a region that a screen reader can jump to. */
  readonly title?: ReactNode | undefined;
  /** Rank of the title in the page's outline. 2 unless said otherwise. */
  readonly level?: HeadingLevel | undefined;
  /** Beside the title at the right: a word, a link, a button. */
  readonly headerEnd?: ReactNode | undefined;
  /** A line between header and contents, for cards that hold rows. */
  readonly ruled?: boolean | undefined;
  readonly footer?: ReactNode | undefined;
  /** Room inside: 24 px on wide screens and 16 on phones unless said otherwise; `none` for rows that reach the edge. */
  readonly padding?: keyof typeof styles.body | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  /** Rows and title have 16 px of side padding also on wide screens, as in a list beside an open entry. */
  readonly dense?: boolean | undefined;
  /** Floats above the page with a shadow. */
  readonly raised?: boolean | undefined;
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  readonly children?: ReactNode | undefined;
}

/** A raised surface with a border, for one subject. */
export function Card({
  id,
  title,
  level = 2,
  headerEnd,
  ruled = false,
  footer,
  padding = 'medium',
  tone = 'plain',
  dense = false,
  raised = false,
  as,
  children,
}: CardProps) {
  const titleId = useId();
  const Element = as ?? (title === undefined ? 'div' : 'section');
  const hasHeader = title !== undefined || headerEnd !== undefined;
  const hasContents = children !== undefined && children !== null && children !== false;
  return (
    <Element
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      aria-labelledby={title === undefined ? undefined : titleId}
      className={classNames(styles.card, styles.tone[tone], dense && styles.dense, raised && styles.raised)}
    >
      {hasHeader && (
        <div className={classNames(styles.header, ruled && styles.ruled)}>
          {title !== undefined && (
            <Heading level={level} size="large" id={titleId}>
              {title}
            </Heading>
          )}
          {headerEnd !== undefined && <div className={styles.headerEnd}>{headerEnd}</div>}
        </div>
      )}
      {hasContents && (
        <div
          className={classNames(
            styles.body[padding],
            hasHeader && !ruled && padding !== 'none' && styles.belowHeader,
          )}
        >
          {children}
        </div>
      )}
      {footer !== undefined && <div className={styles.footer}>{footer}</div>}
    </Element>
  );
}
