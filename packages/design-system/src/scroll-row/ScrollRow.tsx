import { useRef, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import type { Space } from '../private/space.ts';
import { useOverflowEdges } from '../private/useOverflowEdges.ts';
import * as styles from './ScrollRow.css.ts';

export interface ScrollRowProps {
  /** The gap between two children. Default: `xsmall` (8 px). */
  readonly gap?: Space | undefined;
  /** Whether it wraps instead of scrolling, on tablets and wider. Default: true. */
  readonly wrapWide?: boolean | undefined;
  /** Accessible name of the row. */
  readonly label?: string | undefined;
  /** The controls, from the start of the row. */
  readonly children: ReactNode;
}

/** A row of controls, such as filter chips, that scrolls horizontally on phones. */
export function ScrollRow({ gap = 'xsmall', wrapWide = true, label, children }: ScrollRowProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const edges = useOverflowEdges(scroller);
  return (
    <div
      ref={scroller}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
      data-more={classNames(edges.start && 'start', edges.end && 'end') || undefined}
      className={classNames(styles.row, styles.gap[gap], wrapWide && styles.wrapWide)}
    >
      {children}
    </div>
  );
}
