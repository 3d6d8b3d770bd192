import type { ReactNode } from 'react';
import { useRootClass } from '../private/useRootClass.ts';
import { actions as actionsPlace, bar, page, text } from './StickyBar.css.ts';

export interface StickyBarProps {
  /** Status, such as "3 days not saved yet". */
  readonly children: ReactNode;
  /** Buttons, the main one last. */
  readonly actions: ReactNode;
}

/** Sticks to the bottom of the window while its container is taller; not printed. */
export function StickyBar({ children, actions }: StickyBarProps) {
  useRootClass(page);
  return (
    <div className={bar}>
      <div className={text}>{children}</div>
      <div className={actionsPlace}>{actions}</div>
    </div>
  );
}
