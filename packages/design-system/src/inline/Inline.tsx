import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { Space } from '../private/space.ts';
import * as styles from './Inline.css.ts';

export interface InlineProps {
  /** The gap between two children, also between lines. Default: `small` (12 px). */
  readonly gap?: Space | undefined;
  /** How children of one line align vertically. Default: `center`. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined;
  /** How a line is distributed over the width; `between` moves the ends apart. Default: `start`. */
  readonly justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  /** Whether children wrap to the next line when they do not fit. Default: true. */
  readonly wrap?: boolean | undefined;
  /** Fills the remaining space beside its neighbours in another `Inline`. */
  readonly grow?: boolean | undefined;
  /** Element of the row; with `ul` and `ol` the children are `li`. Default: `div`. */
  readonly as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'p' | undefined;
  /** The children, from the start of the line. */
  readonly children: ReactNode;
}

/** Children side by side. */
export function Inline({
  gap = 'small',
  align = 'center',
  justify = 'start',
  wrap = true,
  grow = false,
  as: Element = 'div',
  children,
}: InlineProps) {
  return (
    <Element
      className={classNames(
        styles.inline,
        styles.gap[gap],
        styles.align[align],
        styles.justify[justify],
        wrap && styles.wrap,
        grow && styles.grow,
      )}
    >
      {children}
    </Element>
  );
}
