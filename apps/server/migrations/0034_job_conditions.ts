import { sql, type Kysely } from 'kysely';

/**
 * Columns for the deadline that applies and for who can apply. A job for the students of one university closes at the
 * earlier of its two deadlines; only `job_apply_by` computes this. A null condition is not stated.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
  await changeOpenUntil(database, 'job_apply_by(audience, entry_deadline, university_deadline)');
}

/** Drops the columns; a job is then open until its entry deadline. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await changeOpenUntil(database, 'entry_deadline');
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create function job_apply_by(audience text, entry_deadline timestamptz, university_deadline timestamptz)
     returns timestamptz language sql immutable parallel safe
     return least(entry_deadline, case when audience = 'UNIVERSITY' then university_deadline end)`,
  `alter table jobs
     add column apply_by timestamptz generated always as
       (job_apply_by(audience, entry_deadline, university_deadline)) stored,
     add column field_of_study text check (field_of_study in ('ANY', 'ARTS', 'SCIENCE')),
     add column japanese_level text check (japanese_level in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1')),
     add column has_visa_support boolean`,
  'drop index jobs_entry_deadline',
  'create index jobs_apply_by on jobs (apply_by) where not is_closed and apply_by is not null',
];

const UNDONE = [
  'drop index jobs_apply_by',
  `alter table jobs
     drop column apply_by,
     drop column field_of_study,
     drop column japanese_level,
     drop column has_visa_support`,
  'drop function job_apply_by(text, timestamptz, timestamptz)',
  'create index jobs_entry_deadline on jobs (entry_deadline) where not is_closed and entry_deadline is not null',
];

/**
 * Computes `open_until` from another deadline. The column is dropped and added with its indexes, since only PostgreSQL 17
 * and later change the expression of a generated column.
 */
async function changeOpenUntil(database: Kysely<unknown>, deadline: string): Promise<void> {
  const { rows: indexes } = await sql<{ definition: string }>`
    select pg_get_indexdef(i.indexrelid) as definition from pg_index i
    where i.indrelid = 'jobs'::regclass and pg_get_indexdef(i.indexrelid) like '%open_until%'
    order by i.indexrelid`.execute(database);
  const statements = [
    'alter table jobs drop column open_until',
    `alter table jobs add column open_until timestamptz not null generated always as
       (case when is_closed then '0001-01-01T00:00:00Z'::timestamptz
         else coalesce(${deadline}, '9999-12-31T00:00:00Z'::timestamptz) end) stored`,
    ...indexes.map(({ definition }) => definition),
    'analyze jobs',
  ];
  for (const statement of statements) await sql.raw(statement).execute(database);
}
