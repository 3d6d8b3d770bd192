import { getStudentJobSummary, getStudentJobSummaryQueryKey, type StudentJobSummary } from '@michi/api/job';
import type { ReactElement } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as DashboardScreen } from './DashboardScreen.tsx';

/** Renders the dashboard for a test; `given` gives it other data. */
export const renderDashboard = (
  environment: TestEnvironment = {},
  given: (dashboard: ReactElement) => ReactElement = (only) => only,
) =>
  renderInPortal(given(<DashboardScreen />), {
    path: paths.dashboard,
    namespaces: ['dashboard'],
    ...environment,
  });

/** Renders the dashboard with the summary of the contract's examples, changed. */
export const renderSummary = (
  language: 'en' | 'jp',
  change: (summary: StudentJobSummary) => StudentJobSummary,
) =>
  renderDashboard({ language }, (dashboard) => (
    <GivenQueries
      fill={async (give) => {
        const summary = await getStudentJobSummary({ period: 'ONE_YEAR' });
        give(getStudentJobSummaryQueryKey({ period: 'ONE_YEAR' }), change(summary));
      }}
    >
      {dashboard}
    </GivenQueries>
  ));

/** A summary whose one step is its step about an interview, changed. */
export const withInterview =
  (change: Pick<StudentJobSummary['nextSteps'][number], 'kind' | 'dueAt'>) =>
  (summary: StudentJobSummary): StudentJobSummary => ({
    ...summary,
    nextSteps: summary.nextSteps
      .filter(({ kind }) => kind === 'ANSWER_INTERVIEW')
      .map((step) => ({ ...step, ...change })),
  });
