import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { Space } from '../private/space.ts';
import * as styles from './Grid.css.ts';

/** Number of equal columns, or `sidebar`: two thirds and one third. */
export type GridColumns = keyof typeof styles.phone;

export interface GridProps {
  /** Columns from a width on; the wider inherits from the narrower. Default: one column on phones. */
  readonly columns?: {
    readonly phone?: GridColumns | undefined;
    readonly tablet?: GridColumns | undefined;
    readonly desktop?: GridColumns | undefined;
    /** When printed; paper is as narrow as a tablet. */
    readonly print?: GridColumns | undefined;
  };
  /** Instead of `columns`: as many as fit, each at least this wide (180, 260, 340 px). */
  readonly fill?: keyof typeof styles.fill | undefined;
  /** The gap between cells. Default: `large` (24 px). */
  readonly gap?: Space | undefined;
  readonly align?: keyof typeof styles.align | undefined;
  readonly as?: 'div' | 'ul' | 'ol' | undefined;
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
