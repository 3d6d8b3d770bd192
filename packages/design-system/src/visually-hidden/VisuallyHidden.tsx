import type { ReactNode } from 'react';
import { visuallyHidden } from '../private/visuallyHidden.css.ts';

export interface VisuallyHiddenProps {
  readonly as?: 'span' | 'div' | undefined;
  readonly children: ReactNode;
}

/** Words that only a screen reader gets. By a class: a style attribute of a page rendered ahead would break its policy. */
export function VisuallyHidden({ as: Element = 'span', children }: VisuallyHiddenProps) {
  return <Element className={visuallyHidden}>{children}</Element>;
}
