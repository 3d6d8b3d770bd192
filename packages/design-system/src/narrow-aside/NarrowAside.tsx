import type { ReactNode } from 'react';
import { column, layout } from './NarrowAside.css.ts';

export interface NarrowAsideProps {
  /** Supporting content, such as a small month; 248 px at the left on wide screens, above on others. */
  readonly aside: ReactNode;
  /** The main content, with the rest of the width. */
  readonly children: ReactNode;
}

/** The main content of a screen with a narrow part beside it. */
export function NarrowAside({ aside, children }: NarrowAsideProps) {
  return (
    <div className={layout}>
      <div className={column}>{aside}</div>
      <div className={column}>{children}</div>
    </div>
  );
}
