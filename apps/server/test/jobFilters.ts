import { sql, type Kysely } from 'kysely';
import type { JobFilter } from '../src/modules/job/lists/jobFilter.ts';
import type { Database } from '../src/platform/database/schema.ts';
import { present } from './present.ts';

/** Filters of a job list beside audience and order. */
export type AskedFilter = Omit<JobFilter, 'audience' | 'sort'>;

interface Known {
  readonly location: string;
  readonly category: string;
  readonly industry: string;
  readonly company: string;
  readonly university: string;
}

/** A university of `addManyJobs`, and filters of its jobs. */
export interface KnownFilters {
  readonly university: string;
  /** Every filter of the contract individually, some that match much, little or nothing; by name. */
  readonly alone: Readonly<Record<string, AskedFilter>>;
  /** Several at once. */
  readonly together: Readonly<Record<string, AskedFilter>>;
}

/** Filters for a database that `addManyJobs` has filled. */
export async function knownFilters(database: Kysely<Database>): Promise<KnownFilters> {
  const { rows } = await sql<Known>`
    select (select location_id from job_locations order by job_id limit 1) as location,
      (select id from job_categories where parent_id is not null order by position limit 1) as category,
      (select id from industries where parent_id is null order by position limit 1) as industry,
      (select id from companies order by name limit 1) as company,
      (select id from universities order by name limit 1) as university`.execute(database);
  const known = present(rows[0]);
  return { university: known.university, alone: alone(known), together: together(known) };
}

const alone = (known: Known): Readonly<Record<string, AskedFilter>> => ({
  none: {},
  'a long word': { search: 'エンジニア' },
  'a short word': { search: '看護' },
  'a rare word': { search: '第777' },
  'a whole code': { search: 'many-777' },
  'a word of every description': { search: '説明' },
  'a word of some descriptions': { search: 'telework' },
  'a word of few descriptions': { search: '夜勤' },
  'a word of titles and one of descriptions': { search: '看護師 telework' },
  'a short and a long word': { search: '東京 エンジニア' },
  'signs alone': { search: 'c++ %_' },
  kind: { kind: 'INTERNSHIP' },
  location: { locationId: [known.location] },
  category: { categoryId: [known.category] },
  industry: { industryId: [known.industry] },
  company: { companyId: known.company },
  'employment status': { employmentStatus: ['CONTRACT'] },
  'work style': { workStyle: ['REMOTE'] },
  flextime: { isFlextime: true },
  'graduation year': { graduationYear: [2028] },
  'graduation year nobody asks for': { graduationYear: [2050] },
  pay: { salaryFrom: 300_000 },
  'pay nobody gives': { salaryFrom: 900_000_000 },
  start: { startFrom: '2027-06-01' },
  'start in the far future': { startFrom: '2099-01-01' },
  English: { englishUse: ['BUSINESS'] },
  'can apply': { canApply: true },
  'quick answers': { answersWithinDays: 3 },
});

const together = (known: Known): Readonly<Record<string, AskedFilter>> => ({
  'a place, remote, open, and a word': {
    locationId: [known.location],
    workStyle: ['REMOTE'],
    canApply: true,
    search: '機械設計',
  },
  'a place and a category': { locationId: [known.location], categoryId: [known.category] },
  'a category, remote, flextime, in English': {
    categoryId: [known.category],
    workStyle: ['REMOTE'],
    isFlextime: true,
    englishUse: ['BUSINESS'],
  },
  'an industry, quick answers, part time': {
    industryId: [known.industry],
    answersWithinDays: 3,
    employmentStatus: ['PART_TIME'],
  },
  'remote, flextime, contract, well paid': {
    workStyle: ['REMOTE'],
    isFlextime: true,
    employmentStatus: ['CONTRACT'],
    salaryFrom: 310_000,
  },
  'a company, remote': { companyId: known.company, workStyle: ['REMOTE'] },
  'internships of a place for 2028 that start late': {
    kind: 'INTERNSHIP',
    locationId: [known.location],
    graduationYear: [2028],
    startFrom: '2027-06-20',
  },
  'a place, remote, and a word of descriptions': {
    locationId: [known.location],
    workStyle: ['REMOTE'],
    search: 'telework',
  },
  'a word, well paid, on site': { search: '看護', salaryFrom: 300_000, workStyle: ['ON_SITE'] },
  'everything at once': {
    locationId: [known.location],
    categoryId: [known.category],
    industryId: [known.industry],
    employmentStatus: ['PERMANENT', 'CONTRACT'],
    workStyle: ['REMOTE', 'HYBRID'],
    englishUse: ['NONE', 'READING'],
    isFlextime: true,
    graduationYear: [2027],
    salaryFrom: 220_000,
    startFrom: '2027-04-10',
    canApply: true,
    answersWithinDays: 10,
    search: 'エンジニア',
  },
});
