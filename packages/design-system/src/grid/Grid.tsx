import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { Space } from '../private/space.ts';
import * as styles from './Grid.css.ts';

/** Number of equal columns, or `sidebar`: two thirds and one third. */
export type GridColumns = 1 | 2 | 3 | 4 | 6 | 7 | 'sidebar';

export interface GridProps {
  /** Columns from a width on; the wider inherits from the narrower. Default: one column on phones. */
  readonly columns?: {
    readonly phone?: GridColumns | undefined;
    readonly tablet?: GridColumns | undefined;
    readonly desktop?: GridColumns | undefined;
    /** When printed; paper is as narrow as a tablet. */
    readonly print?: GridColumns | undefined;
  };
  /** Instead of `columns`: as many as fit, each at least this wide (180, 260, 340 px). A `pair` is two, below each other at 200 % zoom on a phone. */
  readonly fill?: 'pair' | 'small' | 'medium' | 'large' | undefined;
  /** The gap between cells. Default: `large` (24 px). */
  readonly gap?: Space | undefined;
  /** How cells of one row align vertically. Default: `stretch`, all equally high. */
  readonly align?: 'start' | 'center' | 'stretch' | undefined;
  /** Element of the grid; with `ul` and `ol` the children are `li`. Default: `div`. */
  readonly as?: 'div' | 'ul' | 'ol' | undefined;
  /** The cells, in order, row by row. */
  readonly children: ReactNode;
}

/** Children in columns that depend on the width of the screen. */
export function Grid({
  columns = {},
  fill,
  gap = 'large',
  align = 'stretch',
  as: Element = 'div',
  children,
}: GridProps) {
  const { phone = 1, tablet, desktop, print } = columns;
  const layout =
    fill === undefined
      ? [
          styles.phone[phone],
          tablet && styles.tablet[tablet],
          desktop && styles.desktop[desktop],
          print && styles.print[print],
        ]
      : [styles.fill[fill]];
  return (
    <Element className={classNames(styles.grid, styles.gap[gap], styles.align[align], ...layout)}>
      {children}
    </Element>
  );
}
