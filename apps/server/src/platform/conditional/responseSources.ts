import { manifest } from '@michi/api/manifest';
import type { Operation } from '@michi/api/server';

/** A table whose rows are read by every student; triggers record each change (`0013_changed_rows.ts`). */
export type SharedTable =
  | 'companies'
  | 'industries'
  | 'job_categories'
  | 'job_locations'
  | 'jobs'
  | 'locations'
  | 'posts'
  | 'seminars'
  | 'universities';

/** What the response of an operation is made of, besides the reader's own rows. */
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

const { chat, common, company, job, news, seminar, user } = manifest;

/**
 * The operations that an open portal refetches and whose response is known to be current without any SQL. `showCompany` is
 * missing: it tells how the company answers, which depends on the applications of all students.
 */
export const RESPONSE_SOURCES: ReadonlyMap<Operation, ResponseSource> = new Map<Operation, ResponseSource>([
  [user.getProfile, { tables: ['universities'] }],
  // The signature in the address of the photo.
  [user.getStudentProfile, { tables: ['industries', 'job_categories'], changesWith: 'QUARTER_HOUR' }],
  [user.showNotificationChoices, { tables: [] }],
  [chat.showUnreadMessages, { tables: [] }],
  [common.listLocations, { tables: ['locations'] }],
  [company.listCompanies, { tables: JOB_TABLES }],
  [company.listIndustries, { tables: JOB_TABLES }],
  [job.listJobs, { tables: JOB_TABLES, hasOwnJobs: true }],
  [job.showJob, { tables: NAMING_TABLES, hasOwnJobs: true }],
  [job.listFavoriteJobs, { tables: NAMING_TABLES, hasOwnJobs: true }],
  [job.listApplications, { tables: NAMING_TABLES, hasOwnJobs: true }],
  [job.listJobsForYou, { tables: JOB_TABLES, hasOwnJobs: true }],
  [job.listJobCategories, { tables: JOB_TABLES }],
  [job.listSavedSearches, { tables: JOB_TABLES }],
  [job.getJobCounters, { tables: JOB_TABLES, hasOwnJobs: true }],
  [job.getUniversityJobCounters, { tables: JOB_TABLES, hasOwnJobs: true }],
  [job.getStudentJobSummary, { tables: NAMING_TABLES, hasOwnJobs: true, changesWith: 'DAY' }],
  [seminar.listSeminars, { tables: SEMINAR_TABLES }],
  [seminar.listUniversitySeminars, { tables: SEMINAR_TABLES }],
  [seminar.listFavoriteSeminars, { tables: NAMING_TABLES, hasOwnJobs: true }],
  [seminar.listSeminarApplications, { tables: NAMING_TABLES, hasOwnJobs: true }],
  [seminar.getSeminarCounters, { tables: ['seminars'], hasOwnJobs: true }],
  [
    seminar.getStudentSeminarSummary,
    { tables: [...NAMING_TABLES, 'seminars'], hasOwnJobs: true, changesWith: 'DAY' },
  ],
  [news.listPosts, { tables: POST_TABLES }],
]);
