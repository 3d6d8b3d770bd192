import type { SharedTable } from './sharedTables.ts';

/**
 * What the response of an operation is made of, besides the reader's own rows. An open portal refetches it, and it is
 * known to be current without any SQL. `showCompany` has none: it tells how the company answers, which depends on the
 * applications of all students.
 */
export interface ResponseSource {
  readonly tables: readonly SharedTable[];
  /** It has the jobs and seminars that the reader's own rows name (`ownSources.ts`). */
  readonly hasOwnJobs?: true;
  /** It also changes when the reader's day ends, or at each quarter of an hour. */
  readonly changesWith?: 'DAY' | 'QUARTER_HOUR';
}

/** The tables that name what a job is about. */
export const NAMING_TABLES: readonly SharedTable[] = [
  'industries',
  'job_categories',
  'locations',
  'universities',
];

/** The tables of a job or of a company with its number of open jobs. */
export const JOB_TABLES: readonly SharedTable[] = [...NAMING_TABLES, 'companies', 'job_locations', 'jobs'];

/** The tables of a seminar, which names its company. */
export const SEMINAR_TABLES: readonly SharedTable[] = [...JOB_TABLES, 'seminars'];

/** The tables of a post. */
export const POST_TABLES: readonly SharedTable[] = ['companies', 'posts', 'universities'];

/** Any job, with what the reader has to do with it. */
export const OF_ALL_JOBS: ResponseSource = { tables: JOB_TABLES, hasOwnJobs: true };

/** Only jobs and seminars that the reader has to do with. */
export const OF_OWN_JOBS: ResponseSource = { tables: NAMING_TABLES, hasOwnJobs: true };
