import { manifest } from '@michi/api/manifest';
import type { Operation } from '@michi/api/server';

/** A table whose rows are read by every student; a trigger records each change (`0012_changes.ts`). */
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
  /** It also changes when a date of the reader's own applications passes. */
  readonly hasOwnDates?: true;
  /** It also changes when the reader's day ends, or at each quarter of an hour. */
  readonly changesWith?: 'DAY' | 'QUARTER_HOUR';
}

/** The tables of a job or of a company with its number of open jobs. */
export const JOB_TABLES: readonly SharedTable[] = [
  'companies',
  'industries',
  'job_categories',
  'job_locations',
  'jobs',
  'locations',
  'universities',
];

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
  [job.listJobs, { tables: JOB_TABLES, hasOwnDates: true }],
  [job.showJob, { tables: JOB_TABLES, hasOwnDates: true }],
  [job.listFavoriteJobs, { tables: JOB_TABLES, hasOwnDates: true }],
  [job.listApplications, { tables: JOB_TABLES, hasOwnDates: true }],
  [job.listJobsForYou, { tables: JOB_TABLES, hasOwnDates: true }],
  [job.listJobCategories, { tables: JOB_TABLES }],
  [job.listSavedSearches, { tables: JOB_TABLES }],
  [job.getJobCounters, { tables: JOB_TABLES }],
  [job.getUniversityJobCounters, { tables: JOB_TABLES }],
  [job.getStudentJobSummary, { tables: JOB_TABLES, hasOwnDates: true, changesWith: 'DAY' }],
  [seminar.listSeminars, { tables: SEMINAR_TABLES }],
  [seminar.listUniversitySeminars, { tables: SEMINAR_TABLES }],
  [seminar.listFavoriteSeminars, { tables: SEMINAR_TABLES }],
  [seminar.listSeminarApplications, { tables: SEMINAR_TABLES }],
  [seminar.getSeminarCounters, { tables: SEMINAR_TABLES }],
  [seminar.getStudentSeminarSummary, { tables: SEMINAR_TABLES, changesWith: 'DAY' }],
  [news.listPosts, { tables: POST_TABLES }],
]);
