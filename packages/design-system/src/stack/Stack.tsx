import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { Space } from '../private/space.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  /** The gap between two children. Default: `medium` (16 px). */
  readonly gap?: Space | undefined;
  /** How children align horizontally. Default: `stretch`, all as wide as the stack. */
  readonly align?: 'start' | 'center' | 'end' | 'stretch' | undefined;
  /** Fills the remaining space beside its neighbours in an `Inline`. */
  readonly grow?: boolean | undefined;
  /** At most 880 px wide, for readable lines and rows. */
  readonly reading?: boolean | undefined;
  /** `dense` prints small, so that a page of the portal fits a sheet of paper. */
  readonly print?: 'dense' | undefined;
  /** Element of the stack; with `ul` and `ol` the children are `li`. Default: `div`. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'li' | 'form' | 'article' | 'fieldset' | undefined;
  /** The children, from top to bottom. */
  readonly children: ReactNode;
}

/** Children below each other. */
export function Stack({
  gap = 'medium',
  align = 'stretch',
  grow = false,
  reading = false,
  print,
  as: Element = 'div',
  children,
}: StackProps) {
  return (
    <Element
      className={classNames(
        styles.stack,
        styles.gap[gap],
        styles.align[align],
        grow && styles.grow,
        reading && styles.reading,
        print === 'dense' && styles.dense,
      )}
    >
      {children}
    </Element>
  );
}
