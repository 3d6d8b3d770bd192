import { useState, type ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { useScrollable } from '../private/useScrollable.ts';
import { Stack } from '../stack/Stack.tsx';
import * as styles from './MasterDetail.css.ts';

export interface MasterDetailProps {
  /** The list at the left from 1080 px; below that it is shown alone. */
  readonly list: ReactNode;
  /** The open item. On wide screens it is beside the list and scrolls separately. */
  readonly detail: ReactNode;
  /** Which of the two a narrow screen shows. */
  readonly showing: 'list' | 'detail';
  /** Accessible name of the detail region. */
  readonly detailLabel: string;
}

export interface DetailPageProps {
  /** The link back to the list. */
  readonly back: ReactNode;
  /** Opened by the reader: it comes in from the side. Read at the first render; a page that begins with it does not move. */
  readonly entering?: boolean | undefined;
  /** The entry: its head and all that belongs to it. */
  readonly children: ReactNode;
}

/** The open entry as a page of its own, where there is no room beside the list. */
export function DetailPage({ back, entering = false, children }: DetailPageProps) {
  const [isEntering] = useState(entering);
  return (
    <div className={isEntering ? styles.opened : undefined}>
      <Stack gap="medium">
        {back}
        {children}
      </Stack>
    </div>
  );
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
