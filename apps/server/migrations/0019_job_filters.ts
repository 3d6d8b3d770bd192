import { sql, type Kysely } from 'kysely';

/**
 * Indexes for job lists with several filters. An order's index finds the first page quickly if many rows match; if few
 * do, the rows come from one index over all filters and are sorted then.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the indexes. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const OF_UNIVERSITY = `where audience = 'UNIVERSITY' and not is_closed`;

const STATEMENTS = [
  'create extension if not exists btree_gin',
  `create index jobs_filters on jobs using gin (university_id, kind, employment_status, work_style, english_use,
     is_flextime, category_id, company_id, location_ids, graduation_years, start_date) where not is_closed`,
  'drop index jobs_location_ids',
  'drop index jobs_university_open',
  `create index jobs_university_posted on jobs (university_id, posted_at desc, id desc) ${OF_UNIVERSITY}`,
  `create index jobs_university_deadline on jobs (university_id, open_until, id) ${OF_UNIVERSITY}`,
  `create index jobs_university_salary on jobs (university_id, monthly_yen desc nulls last, id desc) ${OF_UNIVERSITY}`,
];

const UNDONE = [
  'drop index jobs_university_salary',
  'drop index jobs_university_deadline',
  'drop index jobs_university_posted',
  `create index jobs_university_open on jobs (university_id, open_until) where audience = 'UNIVERSITY'`,
  'create index jobs_location_ids on jobs using gin (location_ids)',
  'drop index jobs_filters',
];
