import type { ReactNode } from 'react';
import { CountBadge } from '../count-badge/CountBadge.tsx';

export interface TabLabels {
  readonly label: ReactNode;
  /** Omitted while unknown. */
  readonly count?: number | undefined;
  /** A response is due: the count turns orange. */
  readonly owed?: boolean | undefined;
  /** The count in words for a screen reader, such as "2 need your answer". */
  readonly countLabel?: string | undefined;
}

/** Label and count of a tab. */
export function TabFace({ labels, selected }: { readonly labels: TabLabels; readonly selected: boolean }) {
  const { label, count, owed = false, countLabel } = labels;
  const tone = owed && count !== 0 ? 'owed' : selected ? 'soft' : 'neutral';
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <CountBadge count={count} tone={tone} label={countLabel} />}
    </>
  );
}
