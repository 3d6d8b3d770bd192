import type { ReactNode, Ref } from 'react';
import { classNames } from '../private/classNames.ts';
import { companyBreaks } from '../private/companyBreaks.ts';
import { type ForwardedRef, forwardRef } from '../private/forwardRef.ts';
import * as styles from './Heading.css.ts';

/** Rank in the page's outline; 1 for the page's title. */
export type HeadingLevel = 1 | 2 | 3 | 4;

/** 32, 24, 20, 16 or 14 px. */
export type HeadingSize = 'display' | 'title' | 'heading' | 'large' | 'body';

const elements = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;
const sizes = { 1: 'title', 2: 'large', 3: 'large', 4: 'body' } as const;

export interface HeadingProps {
  /** Rank in the outline; `size` determines the font size. */
  readonly level: HeadingLevel;
  /** 32, 24, 20, 16 or 14 px. Default: 24 px for level 1, 16 px for 2 and 3, 14 px for 4. */
  readonly size?: HeadingSize | undefined;
  /** Maximum number of lines; the rest is truncated. Show the whole text elsewhere. */
  readonly lines?: 2 | 3 | undefined;
  /** Anchor for a link, or for `aria-labelledby` of a region. */
  readonly id?: string | undefined;
  /** Lets a route change move the focus here. */
  readonly focusable?: boolean | undefined;
  /** Gets the heading, such as to focus it after a route change. */
  readonly ref?: Ref<HTMLHeadingElement> | undefined;
  /** The words of the heading; Japanese ones break between phrases. */
  readonly children: ReactNode;
}

/** A heading with independent rank and size. */
export const Heading = forwardRef(function Heading(
  { level, size = sizes[level], lines, id, focusable = false, children }: HeadingProps,
  ref: ForwardedRef<HTMLHeadingElement>,
) {
  const Element = elements[level];
  return (
    <Element
      ref={ref}
      id={id}
      tabIndex={focusable ? -1 : undefined}
      title={lines !== undefined && typeof children === 'string' ? children : undefined}
      className={classNames(styles.heading, styles.size[size], lines && styles.lines[lines])}
    >
      {companyBreaks(children)}
    </Element>
  );
});
