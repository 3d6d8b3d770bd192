import type { ReactElement } from 'react';
import { getShowJobQueryKey, showJob, type JobDetail } from '@michi/api/job';
import { screen } from '@testing-library/react';
import { GlobalDataProvider } from '../../shared/GlobalDataProvider.tsx';
import { GivenQueries } from '../../shared/test/GivenQueries.tsx';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { exampleJobId } from './JobProviders.fixture.tsx';
import { Component as JobsScreen } from './JobsScreen.tsx';

/** Renders the screen of jobs for a test; `around` gives it other data. */
export const renderJobs = (
  environment: TestEnvironment = {},
  around: (screen: ReactElement) => ReactElement = (list) => list,
) =>
  renderInPortal(<GlobalDataProvider>{around(<JobsScreen />)}</GlobalDataProvider>, {
    path: '/student/job/public-jobs',
    namespaces: ['jobs'],
    ...environment,
  });

/** Path of the job of the contract's examples. */
export const examplePath = `/student/job/public-jobs/details?id=${exampleJobId}`;

/** Renders the job of the contract's examples, changed. */
export const renderJob = (
  change: (detail: JobDetail) => JobDetail = (detail) => detail,
  environment: TestEnvironment = {},
) =>
  renderJobs({ path: examplePath, ...environment }, (jobs) => (
    <GivenQueries
      fill={async (give) => give(getShowJobQueryKey(exampleJobId), change(await showJob(exampleJobId)))}
    >
      {jobs}
    </GivenQueries>
  ));

/** The value of a term of the job. */
export const valueOf = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt, dt *' })).closest('dt')?.nextElementSibling?.textContent;
