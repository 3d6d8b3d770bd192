import {
  getJobCountersQueryOptions,
  getListApplicationsQueryOptions,
  getListJobsForYouQueryOptions,
  getListJobsQueryOptions,
  getListRecommendationsQueryOptions,
  getShowJobQueryOptions,
  getUniversityJobCountersQueryOptions,
} from '@michi/api/job';
import { keepPreviousData } from '@tanstack/react-query';
import { jobTabs, type JobTabKind } from '../../shared/navigation/jobTabs.ts';
import type { JobAudience } from '../../shared/navigation/paths.ts';
import {
  pageSize,
  toListApplicationsParams,
  toListJobsParams,
  toListRecommendationsParams,
  type JobAddress,
} from './jobAddress.ts';

export const publicCountersQuery = (audience: JobAudience) =>
  getJobCountersQueryOptions({ query: { enabled: audience === 'PUBLIC' } });

export const universityCountersQuery = (audience: JobAudience) =>
  getUniversityJobCountersQueryOptions({ query: { enabled: audience === 'UNIVERSITY' } });

/** A page of all jobs that match an address; enabled only if its tab shows them. */
export const jobsQuery = (address: JobAddress, audience: JobAudience) =>
  getListJobsQueryOptions(
    { ...toListJobsParams(address, audience), page: address.page, size: pageSize },
    {
      query: {
        placeholderData: keepPreviousData,
        enabled: address.tab === jobTabs.allJobs && !address.isForYou,
      },
    },
  );

/** A page of the jobs that match the student's profile; enabled only if the address selects them. */
export const jobsForYouQuery = ({ isForYou, page }: JobAddress) =>
  getListJobsForYouQueryOptions(
    { page, size: pageSize },
    { query: { placeholderData: keepPreviousData, enabled: isForYou } },
  );

/** A page of a tab of applications; enabled only in such a tab. */
export const applicationsQuery = (address: JobAddress, kind: JobTabKind, audience: JobAudience) =>
  getListApplicationsQueryOptions(toListApplicationsParams(address, kind, audience), {
    query: { placeholderData: keepPreviousData, enabled: kind.stages !== undefined },
  });

/** A page of the recommendations of an audience. */
export const recommendationsQuery = (address: JobAddress, audience: JobAudience) =>
  getListRecommendationsQueryOptions(toListRecommendationsParams(address, audience), {
    query: { placeholderData: keepPreviousData },
  });

/** One job; disabled without an id. */
export const jobQuery = (id: string) => getShowJobQueryOptions(id, { query: { enabled: id !== '' } });
