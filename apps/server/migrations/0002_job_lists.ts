import { sql, type Kysely } from 'kysely';

/**
 * Columns and indexes of the job list: the end of a job's application period, and one index per order. Each order's
 * index includes every filtered column, so that a page and its total are read from the index alone, whatever the
 * filters.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const name of REPLACED) await sql.raw(`drop index if exists ${name}`).execute(database);
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the indexes, columns and triggers. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql.raw('drop trigger job_locations_added on job_locations').execute(database);
  await sql.raw('drop trigger job_locations_removed on job_locations').execute(database);
  await sql.raw('drop function keep_job_locations()').execute(database);
  for (const name of INDEXES) await sql.raw(`drop index ${name}`).execute(database);
  await sql.raw('alter table jobs drop column open_until, drop column location_ids').execute(database);
}

/** Indexes of the foundation that one index per order makes needless. */
const REPLACED = [
  'jobs_public_newest',
  'jobs_public_deadline',
  'jobs_public_salary',
  'jobs_public_updated',
  'jobs_university_newest',
  'jobs_category',
  'jobs_work_style',
  'jobs_employment',
  'jobs_graduation_years',
];

const INDEXES = [
  'jobs_open_posted',
  'jobs_open_deadline',
  'jobs_open_salary',
  'jobs_open_category',
  'jobs_open_company',
  'jobs_university_open',
  'jobs_location_ids',
  'companies_response_days',
  'companies_name_form',
];

const OPEN_PUBLIC = `where audience = 'PUBLIC' and not is_closed`;

/** The filtered columns of an index beside its sort columns. */
function carrying(...ordered: readonly string[]): string {
  const columns = [
    'open_until',
    'posted_at',
    'monthly_yen',
    'company_id',
    'university_id',
    'category_id',
    'kind',
    'employment_status',
    'work_style',
    'is_flextime',
    'graduation_years',
    'location_ids',
    'start_date',
    'english_use',
    'positions',
    'hired_positions',
  ];
  return `include (${columns.filter((column) => !ordered.includes(column)).join(', ')})`;
}

const STATEMENTS = [
  // "Open" depends on the current time: one column combines the deadline, its absence and an early end. The bounds are
  // years that drivers can parse, unlike infinity.
  `alter table jobs add column open_until timestamptz not null generated always as (
     case when is_closed then '0001-01-01T00:00:00Z'::timestamptz else coalesce(entry_deadline, '9999-12-31T00:00:00Z'::timestamptz) end) stored`,

  // The places of a job, maintained by the database: an index can include them, unlike a join.
  `alter table jobs add column location_ids uuid[] not null default '{}'`,
  `create function keep_job_locations() returns trigger language plpgsql as $$
   begin
     update jobs set location_ids = coalesce((
       select array_agg(l.location_id order by l.position, l.location_id) from job_locations l where l.job_id = jobs.id
     ), '{}')
     where id in (select job_id from changed);
     return null;
   end $$`,
  `create trigger job_locations_added after insert on job_locations
   referencing new table as changed for each statement execute function keep_job_locations()`,
  `create trigger job_locations_removed after delete on job_locations
   referencing old table as changed for each statement execute function keep_job_locations()`,

  `create index jobs_open_posted on jobs (posted_at desc, id desc) ${carrying('posted_at')} ${OPEN_PUBLIC}`,
  `create index jobs_open_deadline on jobs (open_until, id) ${carrying('open_until')} ${OPEN_PUBLIC}`,
  `create index jobs_open_salary on jobs (monthly_yen desc nulls last, id desc) ${carrying('monthly_yen')} ${OPEN_PUBLIC}`,
  `create index jobs_open_category on jobs (category_id, posted_at desc, id desc) include (open_until) ${OPEN_PUBLIC}`,
  `create index jobs_open_company on jobs (company_id, open_until) ${OPEN_PUBLIC}`,
  `create index jobs_university_open on jobs (university_id, open_until) where audience = 'UNIVERSITY'`,
  'create index jobs_location_ids on jobs using gin (location_ids)',
  'create index companies_response_days on companies (response_days, id)',
  'create index companies_name_form on companies (lower(name))',
];
