import { sql, type Kysely } from 'kysely';

/**
 * Timesheets and expenses of an accepted offer, messages of recommendations, saved searches, reports of postings, and
 * profile views of companies.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops everything that `up` creates. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of TABLES.toReversed()) await sql.raw(`drop table ${table}`).execute(database);
}

const TABLES = [
  'timesheet_days',
  'timesheet_weeks',
  'expenses',
  'recommendations',
  'saved_searches',
  'job_reports',
  'profile_views',
];

const STATEMENTS = [
  // Times are local to the workplace: a day always has 24 hours, regardless of daylight saving time.
  `create table timesheet_days (
     application_id uuid not null references applications on delete cascade,
     day date not null,
     start_time time,
     finish_time time,
     break_minutes smallint not null check (break_minutes between 0 and 1440),
     comments text,
     primary key (application_id, day),
     constraint timesheet_days_both_times check ((start_time is null) = (finish_time is null)),
     constraint timesheet_days_break check (start_time is not null or break_minutes = 0)
   )`,

  // A week with a row here was submitted and is locked.
  `create table timesheet_weeks (
     application_id uuid not null references applications on delete cascade,
     month date not null check (extract(day from month) = 1),
     week smallint not null check (week between 1 and 5),
     submitted_at timestamptz not null,
     primary key (application_id, month, week)
   )`,

  `create table expenses (
     application_id uuid not null references applications on delete cascade,
     day date not null,
     position smallint not null,
     item text not null,
     detail text,
     price bigint not null check (price >= 0),
     currency text not null check (currency ~ '^[A-Z]{3}$'),
     quantity integer not null check (quantity between 1 and 10000),
     primary key (application_id, day, position)
   )`,

  `create table recommendations (
     application_id uuid primary key references applications on delete cascade,
     message text,
     message_jp text
   )`,

  `create table saved_searches (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     name text not null,
     audience text not null check (audience in ('PUBLIC', 'UNIVERSITY')),
     filters jsonb not null,
     visited_at timestamptz not null,
     created_at timestamptz not null
   )`,
  'create index saved_searches_user on saved_searches (user_id, created_at desc, id desc)',

  `create table job_reports (
     user_id uuid not null references users on delete cascade,
     job_id uuid not null references jobs on delete cascade,
     reason text not null check (reason in (
       'NO_LONGER_OPEN', 'NOT_A_REAL_JOB', 'WRONG_INFORMATION', 'UNFAIR_CONDITIONS', 'OTHERS')),
     note text,
     reported_at timestamptz not null,
     primary key (user_id, job_id)
   )`,
  'create index job_reports_job on job_reports (job_id)',

  `create table profile_views (
     user_id uuid not null references users on delete cascade,
     company_id uuid not null references companies on delete cascade,
     viewed_at timestamptz not null,
     view_count integer not null check (view_count > 0),
     primary key (user_id, company_id)
   )`,
  'create index profile_views_latest on profile_views (user_id, viewed_at desc, company_id)',
  'create index profile_views_company on profile_views (company_id)',
];
