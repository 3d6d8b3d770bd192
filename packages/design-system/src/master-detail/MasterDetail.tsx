import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { useScrollable } from '../private/useScrollable.ts';
import * as styles from './MasterDetail.css.ts';

export interface MasterDetailProps {
  readonly list: ReactNode;
  /** The open item. On wide screens it is beside the list and scrolls separately. */
  readonly detail: ReactNode;
  /** Which of the two a narrow screen shows. */
  readonly showing: 'list' | 'detail';
  /** Accessible name of the detail region. */
  readonly detailLabel: string;
}

/** A list that stays beside the open entry from 1080 px on; below that, two pages. */
export function MasterDetail({ list, detail, showing, detailLabel }: MasterDetailProps) {
  const { ref, tabIndex = -1 } = useScrollable<HTMLElement>();
  return (
    <div className={styles.layout}>
      <div className={classNames(styles.pane, showing === 'detail' && styles.onlyWide)}>{list}</div>
      <section
        aria-label={detailLabel}
        ref={ref}
        // Focusable by script also if nothing overflows.
        tabIndex={tabIndex}
        data-detail
        className={classNames(styles.detail, showing === 'list' && styles.onlyWide)}
      >
        {detail}
      </section>
    </div>
  );
}
