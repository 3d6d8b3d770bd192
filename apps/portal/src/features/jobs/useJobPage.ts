import {
  useListApplications,
  useListJobs,
  useListJobsForYou,
  useListRecommendations,
  type Job,
  type JobPage,
  type ListApplicationsParams,
  type ListJobsParams,
  type MatchKind,
  type Recommendation,
} from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { keepPreviousData } from '@tanstack/react-query';
import { jobTabs, type JobTabKind } from '../../shared/jobTabs.ts';
import type { JobAudience } from '../../shared/paths.ts';
import { pageSize } from './jobAddress.ts';

/** As many entries as the contract gives at once, where the service cannot choose among them. */
const wholeList = 1000;

/** What a list says of a job besides the job. */
export interface JobNote {
  readonly recommendation?: Recommendation;
  readonly matches?: readonly MatchKind[];
}

/** The page of the list that shows. */
export interface ShownPage {
  readonly page: JobPage | undefined;
  /** What the list says of a job besides the job, by its id. */
  readonly notes: ReadonlyMap<string, JobNote>;
  readonly isError: boolean;
  readonly refetch: () => void;
}

const noNotes: ReadonlyMap<string, JobNote> = new Map();

/** One page out of a list that was fetched whole. */
export const pageOf = (jobs: readonly Job[], page: number): JobPage => {
  const totalPages = Math.ceil(jobs.length / pageSize);
  return {
    currentPage: page,
    nextPage: page < totalPages ? page + 1 : null,
    prevPage: page > 1 ? page - 1 : null,
    totalPages,
    totalRecords: jobs.length,
    data: jobs.slice((page - 1) * pageSize, page * pageSize),
  };
};

/** What a tab of applications asks the service for. */
export const applicationsOf = (
  { decidedByInterview, stages = [], interviewer }: JobTabKind,
  audience: JobAudience,
  page: number,
): ListApplicationsParams => ({
  audience,
  ...(stages.length > 0 && { stage: [...stages] }),
  ...(interviewer !== undefined && { interviewer }),
  ...(decidedByInterview === true && { decidedByInterview }),
  page,
  size: pageSize,
});

export interface JobPageRequest {
  readonly kind: JobTabKind;
  readonly isForYou: boolean;
  readonly audience: JobAudience;
  /** Whether the student is known to have one: nobody else is recommended a job. */
  readonly hasUniversity: boolean;
  readonly page: number;
  /** Of all jobs: filters, search and order. */
  readonly params: ListJobsParams;
}

/** Fetches the page of the tab that shows: all jobs with every filter, those for you, recommendations or applications. */
export function useJobPage({
  kind,
  isForYou,
  audience,
  hasUniversity,
  page,
  params,
}: JobPageRequest): ShownPage {
  const { tab, stages } = kind;
  const isAll = tab === jobTabs.allJobs;
  const isRecommended = tab === jobTabs.recommendations;
  const place = { page, size: pageSize };
  const shown = { placeholderData: keepPreviousData };
  const all = useListJobs({ ...params, ...place }, { query: { ...shown, enabled: isAll && !isForYou } });
  const forYou = useListJobsForYou(place, { query: { ...shown, enabled: isAll && isForYou } });
  const recommended = useListRecommendations(
    { size: wholeList },
    { query: { enabled: isRecommended && hasUniversity } },
  );
  const applications = useListApplications(applicationsOf(kind, audience, page), {
    query: { ...shown, enabled: stages !== undefined },
  });

  if (isRecommended) {
    // Who has no university is refused, and has no recommendations.
    const isRefused = recommended.error instanceof ApiError && recommended.error.code === 'FORBIDDEN';
    const mine = (recommended.data?.data ?? []).filter(({ job }) => job.audience === audience);
    return {
      page:
        recommended.data === undefined && !isRefused
          ? undefined
          : pageOf(
              mine.map(({ job }) => job),
              page,
            ),
      notes: new Map(mine.map((recommendation) => [recommendation.job.id, { recommendation }])),
      isError: recommended.isError && !isRefused,
      refetch: () => void recommended.refetch(),
    };
  }
  if (stages !== undefined) {
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
