import { useId, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  /** Anchor id; the card can then be focused. */
  readonly id?: string | undefined;
  /** With a title the card is a region that a screen reader can jump to. */
  readonly title?: ReactNode | undefined;
  /** Rank of the title in the page's outline. Default: 2. */
  readonly level?: HeadingLevel | undefined;
  /** Beside the title at the right: a word, a link, a button. */
  readonly headerEnd?: ReactNode | undefined;
  /** A line between header and contents, for cards with rows. */
  readonly ruled?: boolean | undefined;
  /** Below the contents, separated by a line: buttons or a link to the rest. */
  readonly footer?: ReactNode | undefined;
  /** 24 px on wide screens and 16 on phones for `medium`; `none` for rows that reach the edge. Default: `medium`. */
  readonly padding?: 'none' | 'small' | 'medium' | 'large' | undefined;
  /** Background and border: `sunken` for secondary contents, `selected` for a choice, `warning` and `danger` for what needs care. Default: `plain`. */
  readonly tone?: 'plain' | 'sunken' | 'selected' | 'warning' | 'danger' | undefined;
  /** Side padding of 16 px also on wide screens, as beside an open entry. */
  readonly dense?: boolean | undefined;
  /** On phones as wide as the screen, without side borders, for a list that is the contents of a page. */
  readonly edgeToEdge?: boolean | undefined;
  /** With a shadow, for a card that floats above the page. */
  readonly raised?: boolean | undefined;
  /** Element of the card. Default: `section` with a title, `div` without. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside' | undefined;
  /** The contents, with the padding of the card. */
  readonly children?: ReactNode | undefined;
}

/** A surface with a border, for one subject. */
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
  edgeToEdge = false,
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
      className={classNames(
        styles.card,
        styles.tone[tone],
        dense && styles.dense,
        edgeToEdge && styles.edgeToEdge,
        raised && styles.raised,
      )}
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

/** A part of a card without padding; a full-width line separates it from the previous one. */
export function CardSection({
  children,
}: {
  /** The contents, with the padding that the card then does without. */
  readonly children: ReactNode;
}) {
  return <div className={styles.section}>{children}</div>;
}
