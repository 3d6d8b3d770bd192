import type { ReactNode } from 'react';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { classNames } from '../private/classNames.ts';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  /** Unique in its list. Default: the term. */
  readonly id?: string | undefined;
  readonly term: string;
  /** An empty value is shown as `-`. A text keeps its lines. */
  readonly value: ReactNode;
  /** A second line below the value. */
  readonly note?: ReactNode | undefined;
  /** A Lucide icon, in `grid` and `facts`. */
  readonly icon?: IconComponent | undefined;
}

export interface DescriptionListProps {
  /** The pairs in the order shown, row by row. */
  readonly items: readonly Description[];
  /**
   * `grid`: up to three columns with icons. `facts`: two columns, four where there is room, for the few that matter most.
   * `rows`: terms at the left, ruled. Default: `grid`.
   */
  readonly layout?: 'grid' | 'facts' | 'rows' | undefined;
}

function orDash(value: ReactNode): ReactNode {
  return value === null || value === undefined || value === '' || value === false ? '-' : value;
}

/** Pairs of term and value. */
export function DescriptionList({ items, layout = 'grid' }: DescriptionListProps) {
  if (layout === 'rows') {
    return (
      <dl className={styles.rows}>
        {items.map((item) => (
          <div key={item.id ?? item.term} className={styles.row}>
            <dt className={styles.rowTerm}>{item.term}</dt>
            <dd className={styles.rowValue}>{orDash(item.value)}</dd>
            {item.note !== undefined && <dd className={styles.rowNote}>{item.note}</dd>}
          </div>
        ))}
      </dl>
    );
  }
  return (
    <div className={styles.frame}>
      <dl className={styles.columns[layout]}>
        {items.map((item) => (
          <div
            key={item.id ?? item.term}
            className={classNames(styles.cell, item.icon !== undefined && styles.cellWithIcon)}
          >
            <dt className={styles.term}>
              {item.icon !== undefined && (
                <span aria-hidden="true" className={styles.icon}>
                  <Icon icon={item.icon} />
                </span>
              )}
              {item.term}
            </dt>
            <dd className={styles.value}>{orDash(item.value)}</dd>
            {item.note !== undefined && <dd className={styles.note}>{item.note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
