import { sql, type Kysely } from 'kysely';

/**
 * Indexes and statistics for lists of a million jobs. Without knowing that a job with a university always has the
 * matching audience, the planner estimates forty times too few rows and sorts all of them for a page. An employment
 * status combined with a company filter is read in the order of the list.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the indexes and statistics, and recreates the previous ones. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const OF_UNIVERSITY = `where audience = 'UNIVERSITY' and not is_closed`;
const OPEN_PUBLIC = `where audience = 'PUBLIC' and not is_closed`;

const STATEMENTS = [
  'create statistics jobs_university_audience (dependencies, mcv) on audience, university_id from jobs',
  `create index jobs_university_grams on jobs using gin (university_id, search_grams) ${OF_UNIVERSITY}`,
  `create index jobs_university_traits on jobs (university_id, employment_status, work_style, monthly_yen)
     include (id, posted_at, open_until, company_id) ${OF_UNIVERSITY}`,
  'drop index jobs_university_salary',
  `create index jobs_university_salary on jobs (university_id, monthly_yen desc nulls last, id desc) include (open_until)
     ${OF_UNIVERSITY}`,
  `create index jobs_open_employment_posted on jobs (employment_status, posted_at desc, id desc)
     include (open_until, company_id, work_style) ${OPEN_PUBLIC}`,
  `create index jobs_open_employment_deadline on jobs (employment_status, open_until, id)
     include (company_id, work_style) ${OPEN_PUBLIC}`,
  'analyze jobs',
];

const UNDONE = [
  'drop index jobs_open_employment_deadline',
  'drop index jobs_open_employment_posted',
  'drop index jobs_university_salary',
  `create index jobs_university_salary on jobs (university_id, monthly_yen desc nulls last, id desc) ${OF_UNIVERSITY}`,
  'drop index jobs_university_traits',
  'drop index jobs_university_grams',
  'drop statistics jobs_university_audience',
];
