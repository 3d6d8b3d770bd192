import type { ListJobsParams } from '@michi/api/job';
import { jobTabKinds, jobTabs, type JobTab } from '../../shared/jobTabs.ts';
import type { JobAudience } from '../../shared/paths.ts';

/**
 * What the address of a job list carries (design brief, "Conventions"): tab, view, page, order, search, filters and the
 * open job. A link to it opens the same list for anyone who may see it.
 */
export interface JobAddress {
  readonly tab: JobTab;
  /** Public jobs that match what the student told of themselves, instead of a search. */
  readonly isForYou: boolean;
  readonly page: number;
  readonly sort: JobSort;
  readonly search: string;
  readonly filters: JobFilters;
  /** Id of the job that stands open beside the list, or null. */
  readonly openJob: string | null;
}

/** Entries on a page. */
export const pageSize = 20;

export type JobSort = NonNullable<ListJobsParams['sort']>;

/** Orders of the list as the contract names them, the default first. */
export const jobSorts = ['POSTED', 'DEADLINE', 'SALARY'] as const satisfies readonly JobSort[];

type Values<Key extends keyof ListJobsParams> = NonNullable<ListJobsParams[Key]>;

/** Filters of a job list. An empty list or null is a filter that is not set. */
export interface JobFilters {
  readonly locationId: Values<'locationId'>;
  readonly categoryId: Values<'categoryId'>;
  readonly industryId: Values<'industryId'>;
  readonly workStyle: Values<'workStyle'>;
  readonly employmentStatus: Values<'employmentStatus'>;
  readonly englishUse: Values<'englishUse'>;
  readonly graduationYear: Values<'graduationYear'>;
  /** Lowest monthly pay in yen. */
  readonly salaryFrom: number | null;
  readonly isFlextime: boolean;
  readonly canApply: boolean;
  /** The company usually answers within a week. */
  readonly answersWithinWeek: boolean;
}

export const noFilters: JobFilters = {
  locationId: [],
  categoryId: [],
  industryId: [],
  workStyle: [],
  employmentStatus: [],
  englishUse: [],
  graduationYear: [],
  salaryFrom: null,
  isFlextime: false,
  canApply: false,
  answersWithinWeek: false,
};

/** Choices of the filters that are words of the contract, in the order they are shown. */
export const filterChoices = {
  workStyle: ['ON_SITE', 'HYBRID', 'REMOTE'],
  employmentStatus: ['PERMANENT', 'CONTRACT', 'TEMPORARY', 'PART_TIME', 'INTERNSHIP', 'OTHER'],
  englishUse: ['NONE', 'READING', 'CONVERSATION', 'BUSINESS'],
} as const satisfies {
  workStyle: readonly JobFilters['workStyle'][number][];
  employmentStatus: readonly JobFilters['employmentStatus'][number][];
  englishUse: readonly JobFilters['englishUse'][number][];
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const wholeNumber = /^[1-9][0-9]{0,8}$/;
const longestSearch = 200;

const ids = (query: URLSearchParams, name: string) => query.getAll(name).filter((value) => uuid.test(value));

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | null) =>
  choices.find((choice) => choice === value);

const chosen = <Choice extends string>(choices: readonly Choice[], values: readonly string[]) =>
  choices.filter((choice) => values.includes(choice));

const number = (value: string | null) => (value !== null && wholeNumber.test(value) ? Number(value) : null);

const years = (query: URLSearchParams) =>
  query
    .getAll('graduationYear')
    .map(number)
    .filter((year): year is number => year !== null && year >= 2000 && year <= 2100);

/** Reads an address; whatever in it makes no sense counts as not there. */
export function readJobAddress(query: URLSearchParams, audience: JobAudience = 'PUBLIC'): JobAddress {
  const openJob = query.get('id');
  const tab =
    jobTabKinds[audience].find((kind) => String(kind.tab) === query.get('tab'))?.tab ?? jobTabs.allJobs;
  return {
    tab,
    isForYou: audience === 'PUBLIC' && tab === jobTabs.allJobs && query.get('forYou') === 'true',
    page: Math.min(number(query.get('page')) ?? 1, 10_000),
    sort: oneOf(jobSorts, query.get('sort')) ?? jobSorts[0],
    search: (query.get('search') ?? '').slice(0, longestSearch),
    openJob: openJob !== null && uuid.test(openJob) ? openJob : null,
    filters: {
      locationId: ids(query, 'locationId'),
      categoryId: ids(query, 'categoryId'),
      industryId: ids(query, 'industryId'),
      workStyle: chosen(filterChoices.workStyle, query.getAll('workStyle')),
      employmentStatus: chosen(filterChoices.employmentStatus, query.getAll('employmentStatus')),
      englishUse: chosen(filterChoices.englishUse, query.getAll('englishUse')),
      graduationYear: years(query),
      salaryFrom: number(query.get('salaryFrom')),
      isFlextime: query.get('isFlextime') === 'true',
      canApply: query.get('canApply') === 'true',
      answersWithinWeek: query.get('answersWithinWeek') === 'true',
    },
  };
}

/** Writes an address, leaving out what is as it would be anyway, so that links stay short. */
export function writeJobAddress({
  tab,
  isForYou,
  page,
  sort,
  search,
  filters,
  openJob,
}: JobAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== jobTabs.allJobs) query.set('tab', String(tab));
  if (isForYou) query.set('forYou', 'true');
  if (search !== '') query.set('search', search);
  for (const name of [
    'locationId',
    'categoryId',
    'industryId',
    'workStyle',
    'employmentStatus',
    'englishUse',
    'graduationYear',
  ] as const) {
    for (const value of filters[name]) query.append(name, String(value));
  }
  if (filters.salaryFrom !== null) query.set('salaryFrom', String(filters.salaryFrom));
  for (const name of ['isFlextime', 'canApply', 'answersWithinWeek'] as const) {
    if (filters[name]) query.set(name, 'true');
  }
  if (sort !== jobSorts[0]) query.set('sort', sort);
  if (page !== 1) query.set('page', String(page));
  if (openJob !== null) query.set('id', openJob);
  return query;
}

/** The contract's query for an address; what is not set is left out. */
export function toListJobsParams(
  { sort, search, filters }: Pick<JobAddress, 'sort' | 'search' | 'filters'>,
  audience: NonNullable<ListJobsParams['audience']>,
): ListJobsParams {
  const { salaryFrom, isFlextime, canApply, answersWithinWeek, ...lists } = filters;
  return {
    audience,
    sort,
    ...(search !== '' && { search }),
    ...(lists.locationId.length > 0 && { locationId: lists.locationId }),
    ...(lists.categoryId.length > 0 && { categoryId: lists.categoryId }),
    ...(lists.industryId.length > 0 && { industryId: lists.industryId }),
    ...(lists.workStyle.length > 0 && { workStyle: lists.workStyle }),
    ...(lists.employmentStatus.length > 0 && { employmentStatus: lists.employmentStatus }),
    ...(lists.englishUse.length > 0 && { englishUse: lists.englishUse }),
    ...(lists.graduationYear.length > 0 && { graduationYear: lists.graduationYear }),
    ...(salaryFrom !== null && { salaryFrom }),
    ...(isFlextime && { isFlextime }),
    ...(canApply && { canApply }),
    ...(answersWithinWeek && { answersWithinDays: 7 }),
  };
}

/** How many choices are set in all. */
export function countFilters({
  salaryFrom,
  isFlextime,
  canApply,
  answersWithinWeek,
  ...lists
}: JobFilters): number {
  const flags = [salaryFrom !== null, isFlextime, canApply, answersWithinWeek].filter(Boolean).length;
  return Object.values(lists).reduce((sum, values) => sum + values.length, flags);
}
