import { getStudentJobSummary, getStudentJobSummaryQueryKey } from '@michi/api/job';
import { getStudentSeminarSummary, getStudentSeminarSummaryQueryKey } from '@michi/api/seminar';
import type { ReactNode } from 'react';
import { GivenQueries } from '../../../shared/test/GivenQueries.tsx';

const period = 'ONE_YEAR';

/** Owes one answer, whose date has passed, to an interview that is still ahead, and none to a seminar; for stories and tests. */
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
