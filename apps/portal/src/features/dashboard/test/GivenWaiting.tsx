import { getStudentJobSummary, getStudentJobSummaryQueryKey } from '@michi/api/job';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';

const period = 'ONE_YEAR';

export interface GivenWaitingProps {
  /** How many applications wait. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Has so many applications that wait for a reply, made on the days before; for stories and tests. */
export function GivenWaiting({ count, children }: GivenWaitingProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentJobSummary({ period });
        const [pattern] = summary.waiting;
        const listed = Array.from({ length: count }, (_, index) => ({
          stage: 'APPLIED',
          applicationId: `0199a1c2-0000-7000-8000-0000000a09${String(index).padStart(2, '0')}`,
          since: new Date(Date.UTC(2026, 10, 20 - count + index, 3)).toISOString(),
          job: pattern?.job,
        }));
        give(getStudentJobSummaryQueryKey({ period }), {
          ...summary,
          waiting: listed,
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}
