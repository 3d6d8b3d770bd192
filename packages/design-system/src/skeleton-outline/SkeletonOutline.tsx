import type { ReactNode } from 'react';
import { Skeleton, SkeletonGroup, type SkeletonProps } from '../skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './SkeletonOutline.css.ts';

/** Lines of `text`, `terms` of a `DescriptionList`, `steps` of `PathSteps`, or `fields` of a form. */
export type SkeletonOutlineKind = 'text' | 'terms' | 'steps' | 'fields';

export interface SkeletonOutlineProps {
  /** What is expected: lines of text, terms, steps or fields. */
  readonly kind: SkeletonOutlineKind;
  /** How many of them. Default: 4. */
  readonly count?: number | undefined;
  /** Announced once, such as "Loading the interview"; without it the surroundings say it. */
  readonly label?: string | undefined;
}

const widths: readonly SkeletonProps['width'][] = ['threeQuarters', 'half', 'full', 'third'];

const parts: Readonly<
  Record<SkeletonOutlineKind, (width: SkeletonProps['width'], key: number) => ReactNode>
> = {
  text: (width, key) => <Skeleton key={key} width={width} />,
  terms: (width, key) => (
    <div key={key} className={styles.term}>
      <Skeleton width="half" />
      <Skeleton width={width} />
    </div>
  ),
  steps: (width, key) => (
    <div key={key} className={styles.step}>
      <span className={styles.stop} />
      <div className={styles.text}>
        <Skeleton width={width} />
        <Skeleton width="third" />
      </div>
    </div>
  ),
  fields: (width, key) => (
    <div key={key} className={styles.lines}>
      <Skeleton kind="title" width={width} />
      <Skeleton kind="field" />
    </div>
  ),
};

const frames: Readonly<Record<SkeletonOutlineKind, string>> = {
  text: styles.lines,
  terms: styles.terms,
  steps: styles.parts,
  fields: styles.parts,
};

/** Skeleton of a part of a page. */
export function SkeletonOutline({ kind, count = 4, label }: SkeletonOutlineProps) {
  return (
    <div role={label === undefined ? undefined : 'status'}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <SkeletonGroup>
        <div aria-hidden="true" className={frames[kind]}>
          {Array.from({ length: count }, (_, index) => parts[kind](widths[index % widths.length], index))}
        </div>
      </SkeletonGroup>
    </div>
  );
}
