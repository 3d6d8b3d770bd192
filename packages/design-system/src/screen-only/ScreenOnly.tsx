import type { ReactNode } from 'react';
import { screenOnly } from './ScreenOnly.css.ts';

/** Hidden when the page is printed. */
export function ScreenOnly({
  children,
}: {
  /** What makes no sense on paper, such as navigation and buttons. */
  readonly children: ReactNode;
}) {
  return <div className={screenOnly}>{children}</div>;
}
