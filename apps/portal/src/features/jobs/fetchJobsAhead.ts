import {
  getJobCountersQueryOptions,
  getListJobsQueryOptions,
  getShowJobQueryOptions,
  getUniversityJobCountersQueryOptions,
} from '@michi/api/job';
import type { DataAhead } from '../../shared/data-ahead/fetchAhead.ts';
import { jobTabs } from '../../shared/jobTabs.ts';
import { paths, type JobAudience } from '../../shared/paths.ts';
import { pageSize, readJobAddress, toListJobsParams } from './jobAddress.ts';

/** The job that is to open, or the list of all jobs with its counters. */
export const fetchJobsAhead: DataAhead = (fetchAhead, { pathname, searchParams }) => {
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const address = readJobAddress(searchParams, audience);
  if (address.openJob !== null) return fetchAhead(getShowJobQueryOptions(address.openJob));
  if (audience === 'PUBLIC') fetchAhead(getJobCountersQueryOptions());
  else fetchAhead(getUniversityJobCountersQueryOptions());
  if (address.tab === jobTabs.allJobs && !address.isForYou) {
    const params = { ...toListJobsParams(address, audience), page: address.page, size: pageSize };
    fetchAhead(getListJobsQueryOptions(params));
  }
};
