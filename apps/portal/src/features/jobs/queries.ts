import {
  getJobCountersQueryOptions,
  getListApplicationsQueryKey,
  getListApplicationsQueryOptions,
  getListFavoriteJobsQueryKey,
  getListJobsForYouQueryOptions,
  getListJobsQueryKey,
  getListJobsQueryOptions,
  getListRecommendationsQueryOptions,
  getShowJobQueryKey,
  getShowJobQueryOptions,
  getUniversityJobCountersQueryOptions,
  type Job,
  type JobDetail,
  type JobPage,
  type MatchKind,
  type Recommendation,
  type RecommendationPage,
} from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
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
const recommendationsQuery = (address: JobAddress, audience: JobAudience) =>
  getListRecommendationsQueryOptions(toListRecommendationsParams(address, audience), {
    query: { placeholderData: keepPreviousData },
  });

/** One job; disabled without an id. */
export const jobQuery = (id: string) => getShowJobQueryOptions(id, { query: { enabled: id !== '' } });

/** Changes a job in every cached query. */
export function patchJob(client: QueryClient, id: string, patch: (job: Job) => Job): void {
  for (const queryKey of [
    getListJobsQueryKey(),
    getListApplicationsQueryKey(),
    getListFavoriteJobsQueryKey(),
  ]) {
    client.setQueriesData<JobPage>({ queryKey }, (page) =>
      page === undefined
        ? page
        : { ...page, data: page.data.map((job) => (job.id === id ? patch(job) : job)) },
    );
  }
  client.setQueryData<JobDetail>(getShowJobQueryKey(id), (detail) =>
    detail === undefined ? detail : { ...detail, job: patch(detail.job) },
  );
}

/** Refetches all data of the job service, after a change. */
export const refreshJobs = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['api', 'job'] });

/** Why a job is listed. */
export interface JobNote {
  readonly recommendation?: Recommendation;
  readonly matches?: readonly MatchKind[];
}

interface JobPageResult {
  readonly page: JobPage | undefined;
  /** By id of the job. */
  readonly notes: ReadonlyMap<string, JobNote>;
  readonly isError: boolean;
  readonly refetch: () => void;
}

const noNotes: ReadonlyMap<string, JobNote> = new Map();

const noRecommendations: RecommendationPage = {
  currentPage: 1,
  nextPage: null,
  prevPage: null,
  totalPages: 0,
  totalRecords: 0,
  data: [],
};

interface JobPageRequest {
  readonly kind: JobTabKind;
  readonly address: JobAddress;
  readonly audience: JobAudience;
  /** Whether the student is known to have a university: only then there are recommendations. */
  readonly hasUniversity: boolean;
}

/** Fetches the page of the open tab: all jobs, those for you, recommendations or applications. */
export function useJobPage({ kind, address, audience, hasUniversity }: JobPageRequest): JobPageResult {
  const { isForYou } = address;
  const isRecommended = kind.tab === jobTabs.recommendations;
  const all = useQuery(jobsQuery(address, audience));
  const forYou = useQuery(jobsForYouQuery(address));
  const recommended = useQuery({
    ...recommendationsQuery(address, audience),
    enabled: isRecommended && hasUniversity,
  });
  const applications = useQuery(applicationsQuery(address, kind, audience));

  if (isRecommended) {
    // Who has no university is refused, and has no recommendations.
    const isRefused = recommended.error instanceof ApiError && recommended.error.code === 'FORBIDDEN';
    const data = isRefused ? noRecommendations : recommended.data;
    return {
      page: data && { ...data, data: data.data.map(({ job }) => job) },
      notes: new Map((data?.data ?? []).map((recommendation) => [recommendation.job.id, { recommendation }])),
      isError: recommended.isError && !isRefused,
      refetch: () => void recommended.refetch(),
    };
  }
  if (kind.stages !== undefined) {
    return {
      page: applications.data,
      notes: noNotes,
      isError: applications.isError,
      refetch: () => void applications.refetch(),
    };
  }
  if (isForYou) {
    const { data } = forYou;
    return {
      page: data && { ...data, data: data.data.map(({ job }) => job) },
      notes: new Map((data?.data ?? []).map(({ job, matches }) => [job.id, { matches }])),
      isError: forYou.isError,
      refetch: () => void forYou.refetch(),
    };
  }
  return { page: all.data, notes: noNotes, isError: all.isError, refetch: () => void all.refetch() };
}
