import type { ReactNode } from 'react';
import { screenOnly } from './ScreenOnly.css.ts';

/** What is of no use on paper: buttons, ways back, help. Left out when the page is printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
