import { sql, type Kysely } from 'kysely';

/**
 * Indexes for lists of jobs with several filters that each match many rows but few together: columns with few values
 * come before the pay, and beside the company, by which industry and quick response are filtered.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the indexes. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const OPEN_PUBLIC = `where audience = 'PUBLIC' and not is_closed`;

const STATEMENTS = [
  `create index jobs_open_traits on jobs (work_style, employment_status, is_flextime, english_use, monthly_yen)
     include (id, posted_at, open_until) ${OPEN_PUBLIC}`,
  'drop index jobs_open_company',
  `create index jobs_open_company on jobs (company_id, employment_status, work_style)
     include (id, posted_at, open_until, monthly_yen) ${OPEN_PUBLIC}`,
];

const UNDONE = [
  'drop index jobs_open_company',
  `create index jobs_open_company on jobs (company_id, open_until) ${OPEN_PUBLIC}`,
  'drop index jobs_open_traits',
];
