import {
  getJobCountersQueryOptions,
  getListJobsQueryOptions,
  getShowJobQueryOptions,
  getUniversityJobCountersQueryOptions,
} from '@michi/api/job';
import { prefetchLoader } from '../../shared/navigation/prefetch.ts';
import { jobTabs } from '../../shared/jobTabs.ts';
import { paths, type JobAudience } from '../../shared/paths.ts';
import { pageSize, readJobAddress, toListJobsParams } from './jobAddress.ts';

/** The job that is to open, or the list of all jobs with its counters. */
export const jobsLoader = prefetchLoader((prefetch, { pathname, searchParams }) => {
  const audience: JobAudience = pathname.startsWith(paths.universityJobs) ? 'UNIVERSITY' : 'PUBLIC';
  const address = readJobAddress(searchParams, audience);
  if (address.openJob !== null) return prefetch(getShowJobQueryOptions(address.openJob));
  if (audience === 'PUBLIC') prefetch(getJobCountersQueryOptions());
  else prefetch(getUniversityJobCountersQueryOptions());
  if (address.tab === jobTabs.allJobs && !address.isForYou) {
    const params = { ...toListJobsParams(address, audience), page: address.page, size: pageSize };
    prefetch(getListJobsQueryOptions(params));
  }
});
