import { getStudentJobSummary, getStudentJobSummaryQueryKey } from '@michi/api/job';
import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';

const period = 'ONE_YEAR';

/** A dashboard with one overdue response to an interview request, and none to a seminar; for stories and tests. */
export function GivenSlowResponse({ children }: { readonly children: ReactNode }) {
  return (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentJobSummary({ period });
        const seminars = await getStudentSeminarSummary({ period });
        give(getStudentSeminarSummaryQueryKey({ period }), { ...seminars, upcoming: [], nextSteps: [] });
        give(getStudentJobSummaryQueryKey({ period }), {
          ...summary,
          owed: 1,
          recommended: 0,
          stops: summary.stops.map((stop) => ({
            ...stop,
            owed: stop.stage === 'INTERVIEW_REQUESTED' ? 1 : 0,
          })),
          nextSteps: summary.nextSteps
            .filter(({ kind }) => kind === 'ANSWER_INTERVIEW')
            .map((step) => ({ ...step, dueAt: '2026-11-19T08:00:00.000Z' })),
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}

export interface GivenWaitingProps {
  readonly count: number;
  readonly children: ReactNode;
}

/** A dashboard with applications that wait for a reply, made on the days before; for stories and tests. */
export function GivenWaiting({ count, children }: GivenWaitingProps) {
  return (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentJobSummary({ period });
        const [pattern] = summary.waiting;
        const waiting = Array.from({ length: count }, (_, index) => ({
          stage: 'APPLIED',
          applicationId: `0199a1c2-0000-7000-8000-0000000a09${String(index).padStart(2, '0')}`,
          since: new Date(Date.UTC(2026, 10, 20 - count + index, 3)).toISOString(),
          job: pattern?.job,
        }));
        give(getStudentJobSummaryQueryKey({ period }), {
          ...summary,
          waiting,
        });
      }}
    >
      {children}
    </GivenQueries>
  );
}
