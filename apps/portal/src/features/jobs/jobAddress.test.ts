import { describe, expect, it } from 'vitest';
import { jobTabKinds, jobTabs } from '../../shared/navigation/jobTabs.ts';
import type { JobAudience } from '../../shared/navigation/paths.ts';
import {
  countFilters,
  filtersToSave,
  jobAddresses,
  noFilters,
  readJobAddress,
  searchLocation,
  toListApplicationsParams,
  toListJobsParams,
  type JobAddress,
} from './jobAddress.ts';

const tokyo = '0199a1c2-0000-7000-8000-0000000c0013';
const job = '0199a1c2-0000-7000-8000-000000000148';

const queryOf = (address: JobAddress, audience: JobAudience = 'PUBLIC') =>
  jobAddresses[audience].to(address).split('?')[1] ?? '';

const everything: JobAddress = {
  tab: jobTabs.appliedJobs,
  isForYou: false,
  page: 3,
  stage: 'OFFERED',
  turn: 'STUDENT',
  order: 'ANSWER_BY',
  sort: 'DEADLINE',
  search: '東京 & エンジニア',
  openJob: job,
  filters: {
    locationId: [tokyo],
    categoryId: [job],
    industryId: [tokyo, job],
    workStyle: ['HYBRID', 'REMOTE'],
    employmentStatus: ['PERMANENT'],
    englishUse: ['READING'],
    graduationYear: [2027, 2028],
    salaryFrom: 230_000,
    isFlextime: true,
    canApply: true,
    answersWithinWeek: true,
  },
};

describe('the address of a job list', () => {
  it('reads back what it wrote', () => {
    expect(readJobAddress(new URLSearchParams(queryOf(everything)))).toEqual(everything);
  });

  it('is empty for the list as it first shows', () => {
    expect(queryOf(readJobAddress(new URLSearchParams()))).toBe('');
  });

  it.each([
    'page=0',
    'page=0x1',
    'page=-2',
    'page=99999999999',
    'sort=CHEAP',
    'tab=99',
    'tab=8',
    'tab=01',
    'forYou=yes',
    'stage=RECOMMENDED',
    'turn=MINE',
    'order=POSTED',
    'locationId=tokyo',
    'workStyle=MOON',
    'graduationYear=1',
    'salaryFrom=lots',
    'canApply=yes',
  ])('passes over what makes no sense: %s', (query) => {
    expect(queryOf(readJobAddress(new URLSearchParams(query)))).toBe('');
  });

  it('cuts a search to the length the contract takes', () => {
    expect(readJobAddress(new URLSearchParams({ search: '道'.repeat(5000) })).search).toHaveLength(200);
  });
});

describe('the query for the server', () => {
  it('omits unset values', () => {
    expect(toListJobsParams({ sort: 'POSTED', search: '', filters: noFilters }, 'PUBLIC')).toEqual({
      audience: 'PUBLIC',
      sort: 'POSTED',
    });
  });

  it('carries every filter', () => {
    expect(toListJobsParams(everything, 'UNIVERSITY')).toEqual({
      audience: 'UNIVERSITY',
      sort: 'DEADLINE',
      search: '東京 & エンジニア',
      locationId: [tokyo],
      categoryId: [job],
      industryId: [tokyo, job],
      workStyle: ['HYBRID', 'REMOTE'],
      employmentStatus: ['PERMANENT'],
      englishUse: ['READING'],
      graduationYear: [2027, 2028],
      salaryFrom: 230_000,
      isFlextime: true,
      canApply: true,
      answersWithinDays: 7,
    });
  });
});

describe('the query for applications', () => {
  const ofTab = (tab: number, query = '') => {
    const kind = jobTabKinds.PUBLIC.find((each) => each.tab === tab);
    if (kind === undefined) throw new RangeError(`There is no tab ${tab}`);
    return toListApplicationsParams(readJobAddress(new URLSearchParams(query)), kind, 'PUBLIC');
  };
  const usual = { audience: 'PUBLIC', sort: 'CHANGED', page: 1, size: 20 };

  it('requests the contents of the tab', () => {
    expect(ofTab(1)).toEqual(usual);
    expect(ofTab(5)).toEqual({ ...usual, stage: ['INTERVIEW_RESULT', 'UNLUCKY'], decidedByInterview: true });
  });

  it('carries search, filters and order, and of the jobs’ own filters those that applications have', () => {
    const query =
      'search=a&stage=APPLIED&turn=STUDENT&workStyle=REMOTE&isFlextime=true&order=ANSWER_BY&sort=SALARY&page=2';
    expect(ofTab(1, query)).toEqual({
      ...usual,
      search: 'a',
      stage: ['APPLIED'],
      turn: 'STUDENT',
      workStyle: ['REMOTE'],
      sort: 'ANSWER_BY',
      page: 2,
    });
  });

  it('ignores a stage that the tab does not contain', () => {
    expect(ofTab(7, 'stage=APPLIED')).toEqual({ ...usual, stage: ['UNLUCKY'] });
    expect(ofTab(6, 'stage=OFFER_DENIED')).toEqual({ ...usual, stage: ['OFFER_DENIED'] });
  });
});

it('counts every choice of the filters', () => {
  expect(countFilters(noFilters)).toBe(0);
  expect(countFilters(everything.filters)).toBe(14);
});

it.each([
  ['UNIVERSITY', 'tab=9'],
  ['PUBLIC', 'tab=7'],
  ['PUBLIC', 'forYou=true'],
] as const)('of %s jobs keeps %s', (audience, query) => {
  expect(queryOf(readJobAddress(new URLSearchParams(query), audience), audience)).toBe(query);
});

it.each([
  ['UNIVERSITY', 'forYou=true', ''],
  ['PUBLIC', 'tab=2&forYou=true', 'tab=2'],
] as const)(
  'of %s jobs drops the choice for you where it has no meaning: %s',
  (audience, query, expected) => {
    expect(queryOf(readJobAddress(new URLSearchParams(query), audience), audience)).toBe(expected);
  },
);

const query =
  'search=東京&locationId=0199a1c2-0000-7000-8000-0000000c0013&workStyle=HYBRID&englishUse=READING' +
  '&graduationYear=2027&salaryFrom=230000&isFlextime=true&canApply=true&answersWithinWeek=true';

it.each(['PUBLIC', 'UNIVERSITY'] as const)(
  'leads back to the same %s search it was saved from',
  (audience) => {
    const filters = filtersToSave(readJobAddress(new URLSearchParams(query), audience));
    const location = searchLocation({ audience, filters });
    const list = audience === 'PUBLIC' ? '/student/job/public-jobs' : '/student/job/university-jobs';
    expect(location).toBe(`${list}?${query}`);
  },
);

it('keeps neither page nor order nor the open job', () => {
  expect(filtersToSave(readJobAddress(new URLSearchParams('search=a&page=3&sort=SALARY')))).toEqual({
    search: 'a',
  });
});
