import { getStudentJobSummaryQueryOptions } from '@michi/api/job';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';
import { readPeriod } from './period.ts';

/** Where the student stands, over the period of the address. */
export const fetchDashboardAhead: DataAhead = (fetchAhead, { searchParams }) =>
  fetchAhead(getStudentJobSummaryQueryOptions({ period: readPeriod(searchParams) }));
