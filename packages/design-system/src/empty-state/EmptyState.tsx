import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is missing, such as "No Jobs Found". */
  readonly title: string;
  /** Why, and what to do next. */
  readonly description?: ReactNode | undefined;
  /** One or two buttons. */
  readonly actions?: ReactNode | undefined;
  /** Rank of the title in the page's outline. Default: 2. */
  readonly level?: HeadingLevel | undefined;
  /** Space around it: for a whole page or inside a card. Default: `page`. */
  readonly size?: 'page' | 'card' | undefined;
  /** Omits the picture, for small containers. */
  readonly plain?: boolean | undefined;
}

/** An empty state: a landscape with a signpost, and the next step. */
export function EmptyState({
  title,
  description,
  actions,
  level = 2,
  size = 'page',
  plain = false,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.state, styles.size[size])}>
      {!plain && (
        <svg
          aria-hidden="true"
          viewBox="0 0 168 92"
          fill="none"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          className={styles.picture}
        >
          <path className={styles.ridgeFar} d="M4 66c22-8 42-5 64-5s58-9 96-5" />
          <path className={styles.ridge} d="M8 47c24-15 48-9 76-9 30 0 42-18 76-6" />
          <path
            className={styles.path}
            d="M99 36c4 12 14 12 14 20 0 13-32 13-48 18-10 3-16 8-18 14h28c0-8 8-11 20-14 14-4 26-8 26-19S104 46 103 35z"
          />
          <path className={styles.post} d="M46 41V9m0 2h24l7 6-7 6H46" />
          <circle className={styles.sun} cx="100" cy="26" r="5" />
        </svg>
      )}
      <Heading level={level} size="large">
        {title}
      </Heading>
      {description !== undefined && <p className={styles.text}>{description}</p>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
