import type { ReactNode } from 'react';
import { column, layout } from './NarrowAside.css.ts';

export interface NarrowAsideProps {
  /** What helps with the main thing, such as a small month; 248 px at its left on wide screens, above it on others. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The main thing of a screen with something narrow beside it. */
export function NarrowAside({ aside, children }: NarrowAsideProps) {
  return (
    <div className={layout}>
      <div className={column}>{aside}</div>
      <div className={column}>{children}</div>
    </div>
  );
}
