import type {
  ApplicationStage,
  ListApplicationsParams,
  ListJobsParams,
  ListRecommendationsParams,
  SavedSearch,
  SavedSearchRequest,
} from '@michi/api/job';
import { createLoader, createSerializer, type inferParserType } from 'nuqs/server';
import { jobTabKinds, jobTabs, type JobTabKind } from '../../shared/navigation/jobTabs.ts';
import { toJob, toJobs, type JobAudience } from '../../shared/navigation/paths.ts';
import {
  asFlag,
  asId,
  asInteger,
  asListOf,
  asOneOf,
  asOpened,
  asPage,
  asSearch,
  asSomeOf,
  countSet,
  whatIsSet,
  type Address,
} from '../../shared/navigation/searchParams.ts';

export const pageSize = 20;

type JobSort = NonNullable<ListJobsParams['sort']>;

/** Orders of the list as the contract names them, the default first. */
export const jobSorts = ['POSTED', 'DEADLINE', 'SALARY'] as const satisfies readonly JobSort[];

type Values<Key extends keyof ListJobsParams> = NonNullable<ListJobsParams[Key]>;

/** Filter options with values of the contract, in display order. */
export const filterChoices = {
  workStyle: ['ON_SITE', 'HYBRID', 'REMOTE'],
  employmentStatus: ['PERMANENT', 'CONTRACT', 'TEMPORARY', 'PART_TIME', 'INTERNSHIP', 'OTHER'],
  englishUse: ['NONE', 'READING', 'CONVERSATION', 'BUSINESS'],
} as const satisfies {
  workStyle: Values<'workStyle'>;
  employmentStatus: Values<'employmentStatus'>;
  englishUse: Values<'englishUse'>;
};

export type ApplicationSort = NonNullable<ListApplicationsParams['sort']>;

/** Orders of the list of applications as the contract names them, the default first. */
export const applicationSorts = [
  'CHANGED',
  'APPLIED',
  'ANSWER_BY',
] as const satisfies readonly ApplicationSort[];

/** Those of the recommendations, which nobody has applied to. */
export const recommendationSorts = ['CHANGED', 'ANSWER_BY'] as const satisfies readonly NonNullable<
  ListRecommendationsParams['sort']
>[];

export const turns = ['STUDENT', 'COMPANY', 'UNIVERSITY'] as const satisfies readonly NonNullable<
  ListApplicationsParams['turn']
>[];

/** Stages of an application, in the order of the pipeline. Recommendations have a separate tab. */
const applicationStages = [
  'APPLIED',
  'INTERVIEW_REQUESTED',
  'INTERVIEW_ACCEPTED',
  'INTERVIEW_RESULT',
  'OFFERED',
  'OFFER_ACCEPTED',
  'OFFER_DENIED',
  'UNLUCKY',
  'WITHDRAWN',
] as const satisfies readonly ApplicationStage[];

const filterCodecs = {
  locationId: asListOf(asId),
  categoryId: asListOf(asId),
  industryId: asListOf(asId),
  workStyle: asSomeOf(filterChoices.workStyle),
  employmentStatus: asSomeOf(filterChoices.employmentStatus),
  englishUse: asSomeOf(filterChoices.englishUse),
  graduationYear: asListOf(asInteger(2000, 2100)),
  /** Lowest monthly pay in yen. */
  salaryFrom: asInteger(1, 1_000_000_000),
  isFlextime: asFlag,
  canApply: asFlag,
  /** The company usually answers within a week. */
  answersWithinWeek: asFlag,
};

/** Filters of a job list. An empty list, null or false is a filter that is not set. */
export type JobFilters = Readonly<inferParserType<typeof filterCodecs>>;

const readFilters = createLoader(filterCodecs);

export const noFilters: JobFilters = readFilters('');

const codecsOf = (audience: JobAudience) => ({
  tab: asOneOf(jobTabKinds[audience].map(({ tab }) => tab)).withDefault(jobTabs.allJobs),
  /** Public jobs that match the student's profile, instead of a search. */
  isForYou: asFlag,
  search: asSearch,
  ...filterCodecs,
  /** For tabs of applications only. */
  stage: asOneOf(applicationStages),
  turn: asOneOf(turns),
  order: asOneOf(applicationSorts).withDefault(applicationSorts[0]),
  sort: asOneOf(jobSorts).withDefault(jobSorts[0]),
  page: asPage,
  /** Id of the job that is open beside the list, or null. */
  openJob: asOpened,
});

const names = { urlKeys: { isForYou: 'forYou', openJob: 'id' } } as const;

/** State of a list of jobs in the address. */
export type JobAddress = Readonly<
  Omit<inferParserType<ReturnType<typeof codecsOf>>, keyof JobFilters> & { filters: JobFilters }
>;

const addressOfJobs = (audience: JobAudience): Address<JobAddress> => {
  const codecs = codecsOf(audience);
  const load = createLoader(codecs, names);
  const serialize = createSerializer(codecs, names);
  return {
    read: (query) => {
      const { tab, isForYou, search, stage, turn, order, sort, page, openJob } = load(query);
      return {
        tab,
        isForYou: isForYou && audience === 'PUBLIC' && tab === jobTabs.allJobs,
        search,
        filters: readFilters(query),
        stage,
        turn,
        order,
        sort,
        page,
        openJob,
      };
    },
    to: ({ filters, openJob = null, ...values } = {}) =>
      serialize(openJob === null ? toJobs(audience) : toJob(audience, openJob), { ...filters, ...values }),
  };
};

/** Addresses of the lists of jobs, with the open job if there is one. */
export const jobAddresses: Readonly<Record<JobAudience, Address<JobAddress>>> = {
  PUBLIC: addressOfJobs('PUBLIC'),
  UNIVERSITY: addressOfJobs('UNIVERSITY'),
};

/** Parses an address; invalid values are ignored. */
export const readJobAddress = (query: URLSearchParams, audience: JobAudience = 'PUBLIC'): JobAddress =>
  jobAddresses[audience].read(query);

/** The contract's query for an address; unset values are omitted. */
export const toListJobsParams = (
  {
    sort,
    search,
    filters: { answersWithinWeek, ...filters },
  }: Pick<JobAddress, 'sort' | 'search' | 'filters'>,
  audience: NonNullable<ListJobsParams['audience']>,
): ListJobsParams => ({
  audience,
  ...whatIsSet({ sort, search, ...filters }),
  ...(answersWithinWeek && { answersWithinDays: 7 }),
});

/** Stages to filter the applications of a tab by; none for recommendations. */
export const stagesOf = ({
  stages,
}: Pick<JobTabKind, 'stages'>): readonly (typeof applicationStages)[number][] =>
  stages === undefined
    ? []
    : applicationStages.filter((stage) => stages.length === 0 || stages.includes(stage));

/** Filters of an address that apply to the applications of a tab; recommendations all await the student. */
export const applicationFilters = (
  { stage, turn, filters: { workStyle } }: Pick<JobAddress, 'stage' | 'turn' | 'filters'>,
  kind: Pick<JobTabKind, 'stages'>,
) => ({
  stage: stagesOf(kind).find((each) => each === stage) ?? null,
  turn: kind.stages === undefined ? null : turn,
  workStyle,
});

/** The contract's query for the applications of a tab. */
export const toListApplicationsParams = (
  address: Pick<JobAddress, 'search' | 'order' | 'page' | 'stage' | 'turn' | 'filters'>,
  kind: Pick<JobTabKind, 'stages' | 'interviewer' | 'decidedByInterview'>,
  audience: JobAudience,
): ListApplicationsParams => {
  const { stage, ...filters } = applicationFilters(address, kind);
  const { search, order, page } = address;
  const { decidedByInterview = false, interviewer = null, stages = [] } = kind;
  return {
    audience,
    ...whatIsSet({ stage: stage === null ? [...stages] : [stage], interviewer, decidedByInterview }),
    ...whatIsSet({ search, ...filters, sort: order }),
    page,
    size: pageSize,
  };
};

/** The order of the recommendations for that of an address. */
export const recommendationSortOf = (order: ApplicationSort) =>
  recommendationSorts.find((sort) => sort === order) ?? recommendationSorts[0];

/** The contract's query for the recommendations. */
export const toListRecommendationsParams = (
  { filters: { workStyle }, order, page, search }: Pick<JobAddress, 'search' | 'order' | 'page' | 'filters'>,
  audience: JobAudience,
): ListRecommendationsParams => ({
  audience,
  ...whatIsSet({ search, workStyle, sort: recommendationSortOf(order) }),
  page,
  size: pageSize,
});

export const countFilters = (filters: JobFilters): number => countSet(filters);

/** Number from which `SavedSearch.newJobs` is no longer exact. */
export const maxNewJobs = 100;

/** Search text and filters of an address, as the service stores them. */
export const filtersToSave = (address: JobAddress): SavedSearchRequest['filters'] => {
  const { audience: _audience, sort: _sort, ...filters } = toListJobsParams(address, 'PUBLIC');
  return filters;
};

/** Address of the list with a saved search. Criteria without a filter in the list are ignored. */
export const searchLocation = ({ audience, filters }: Pick<SavedSearch, 'audience' | 'filters'>): string => {
  const { search = '', answersWithinDays, kind: _kind, startFrom: _startFrom, ...others } = filters;
  return jobAddresses[audience].to({
    search,
    filters: { ...noFilters, ...others, answersWithinWeek: answersWithinDays !== undefined },
  });
};
