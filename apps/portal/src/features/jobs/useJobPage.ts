import type { JobPage, MatchKind, Recommendation, RecommendationPage } from '@michi/api/job';
import { ApiError } from '@michi/api/transport';
import { useQuery } from '@tanstack/react-query';
import { jobTabs, type JobTabKind } from '../../shared/navigation/jobTabs.ts';
import type { JobAudience } from '../../shared/navigation/paths.ts';
import type { JobAddress } from './jobAddress.ts';
import { applicationsQuery, jobsForYouQuery, jobsQuery, recommendationsQuery } from './queries.ts';

/** Why a job is listed. */
export interface JobNote {
  readonly recommendation?: Recommendation;
  readonly matches?: readonly MatchKind[];
}

export interface ShownPage {
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

export interface JobPageRequest {
  readonly kind: JobTabKind;
  readonly address: JobAddress;
  readonly audience: JobAudience;
  /** Whether the student is known to have a university: only then there are recommendations. */
  readonly hasUniversity: boolean;
}

/** Fetches the page of the open tab: all jobs, those for you, recommendations or applications. */
export function useJobPage({ kind, address, audience, hasUniversity }: JobPageRequest): ShownPage {
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
