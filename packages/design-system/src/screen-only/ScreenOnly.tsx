import type { ReactNode } from 'react';
import { screenOnly } from './ScreenOnly.css.ts';

/** Hidden when the page is printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
