import { getStudentJobSummaryQueryOptions } from '@michi/api/job';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';
import { readPeriod } from './period.ts';

/** Where the student stands, over the period of the address. */
export const dashboardLoader = prefetchLoader((prefetch, { searchParams }) =>
  prefetch(getStudentJobSummaryQueryOptions({ period: readPeriod(searchParams) })),
);
