import type { ReactNode } from 'react';
import { classNames } from '../private/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps {
  /** Shape of the expected content. Default `line`. */
  readonly kind?: 'line' | 'title' | 'badge' | 'avatar' | 'field' | 'block' | 'picture' | undefined;
  /** Part of the container's width. Default: that of the shape. */
  readonly width?: 'quarter' | 'third' | 'half' | 'threeQuarters' | 'full' | undefined;
}

/** Placeholder while content loads. Not announced; the surroundings have to announce it. */
export function Skeleton({ kind = 'line', width }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.shape, styles.kind[kind], width !== undefined && styles.width[width])}
    />
  );
}

/** Skeletons that pulse together: each separate animation is a compositor layer, which is slow on a phone. */
export function SkeletonGroup({
  children,
}: {
  /** The skeletons of one place. */
  readonly children: ReactNode;
}) {
  return <div className={styles.group}>{children}</div>;
}

export interface SkeletonRowsProps {
  /** How many rows. Default: 4. */
  readonly count?: number | undefined;
  /** Announced once, such as "Loading jobs". */
  readonly label: string;
}

const titleWidths = ['threeQuarters', 'half', 'threeQuarters', 'half'] as const;

/** Skeleton of `ListRow`s. */
export function SkeletonRows({ count = 4, label }: SkeletonRowsProps) {
  return (
    <div role="status" className={classNames(styles.rows, styles.group)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden="true" className={styles.row}>
          <Skeleton kind="avatar" />
          <div className={styles.lines}>
            <Skeleton kind="title" width={titleWidths[index % titleWidths.length] ?? 'half'} />
            <Skeleton width="third" />
            <Skeleton width="threeQuarters" />
            <div className={styles.badges}>
              <Skeleton kind="badge" />
              {index % 3 !== 1 && <Skeleton kind="badge" />}
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
