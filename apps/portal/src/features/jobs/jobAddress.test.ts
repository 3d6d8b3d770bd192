import { describe, expect, it } from 'vitest';
import { jobTabs } from '../../shared/jobTabs.ts';
import {
  countFilters,
  noFilters,
  readJobAddress,
  toListJobsParams,
  writeJobAddress,
  type JobAddress,
} from './jobAddress.ts';

const tokyo = '0199a1c2-0000-7000-8000-0000000c0013';
const job = '0199a1c2-0000-7000-8000-000000000148';

const everything: JobAddress = {
  tab: jobTabs.appliedJobs,
  isForYou: false,
  page: 3,
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
    expect(readJobAddress(writeJobAddress(everything))).toEqual(everything);
  });

  it('is empty for the list as it first shows', () => {
    expect(writeJobAddress(readJobAddress(new URLSearchParams())).toString()).toBe('');
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
    'locationId=tokyo',
    'workStyle=MOON',
    'graduationYear=1',
    'salaryFrom=lots',
    'id=../../etc',
    'canApply=yes',
  ])('passes over what makes no sense: %s', (query) => {
    expect(writeJobAddress(readJobAddress(new URLSearchParams(query))).toString()).toBe('');
  });

  it('cuts a search to the length the contract takes', () => {
    expect(readJobAddress(new URLSearchParams({ search: '道'.repeat(5000) })).search).toHaveLength(200);
  });
});

describe('the query for the server', () => {
  it('leaves out what is not set', () => {
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

it('counts every choice of the filters', () => {
  expect(countFilters(noFilters)).toBe(0);
  expect(countFilters(everything.filters)).toBe(14);
});

it.each([
  ['UNIVERSITY', 'tab=9'],
  ['PUBLIC', 'tab=7'],
  ['PUBLIC', 'forYou=true'],
] as const)('of %s jobs keeps %s', (audience, query) => {
  expect(writeJobAddress(readJobAddress(new URLSearchParams(query), audience)).toString()).toBe(query);
});
