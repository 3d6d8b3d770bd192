import type { ReactNode } from 'react';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  /** `div` around blocks. Default: `span`. */
  readonly as?: 'span' | 'div' | undefined;
  /** The text that is read out and not shown. */
  readonly children: ReactNode;
}

/**
 * Text for screen readers only. Hidden by a class: a style attribute of a prerendered page would violate its policy.
 */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
