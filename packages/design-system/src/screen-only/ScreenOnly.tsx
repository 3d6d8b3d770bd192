import type { ReactNode } from 'react';
import { screenOnly } from './ScreenOnly.css.ts';

/** Content without use on paper: buttons, back links, help. Hidden when the page is printed. */
export function ScreenOnly({ children }: { readonly children: ReactNode }) {
  return <div className={screenOnly}>{children}</div>;
}
