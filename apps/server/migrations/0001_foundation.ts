import { sql, type Kysely } from 'kysely';

/**
 * Students, companies, jobs and applications.
 * Words that the contracts list (stages, bands, kinds) are text with a check, so that adding one is a small migration.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops every table. Only for a database whose data can be lost. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const table of TABLES.toReversed()) await sql.raw(`drop table ${table}`).execute(database);
  await sql.raw('drop function search_grams(text)').execute(database);
  await sql.raw('drop function search_form(text)').execute(database);
}

const TABLES = [
  'universities',
  'users',
  'user_details',
  'students',
  'sessions',
  'refresh_tokens',
  'idempotency_keys',
  'locations',
  'job_categories',
  'industries',
  'companies',
  'jobs',
  'job_locations',
  'applications',
  'application_events',
  'job_favorites',
  'installation',
];

const STATEMENTS = [
  'create extension if not exists pg_trgm',

  // Stored text and search text are normalised alike: width and case make no difference.
  `create function search_form(value text) returns text
   language sql immutable parallel safe strict
   return lower(normalize(value, nfkc))`,

  // Every character and every pair of neighbours, for queries too short for trigrams.
  `create function search_grams(value text) returns text[]
   language sql immutable parallel safe strict
   begin atomic
     with letters as (
       select letter, lead(letter) over (order by place) as next
       from regexp_split_to_table(value, '') with ordinality as split (letter, place)
     )
     select coalesce(array_agg(distinct gram), '{}')
     from (
       select letter as gram from letters
       union all
       select letter || next from letters where next !~ '\\s'
     ) grams
     where gram !~ '^\\s';
   end`,

  `create table universities (
     id uuid primary key default uuidv7(),
     name text not null,
     name_jp text,
     details jsonb not null default '{}',
     created_at timestamptz not null default now()
   )`,

  `create table users (
     id uuid primary key default uuidv7(),
     email text not null,
     password_hash text,
     role text not null default 'STUDENT' check (role in ('STUDENT', 'COMPANY', 'UNIVERSITY', 'COUNSELLOR', 'ADMIN')),
     account_status text not null default 'ACTIVE'
       check (account_status in ('ACTIVE', 'INACTIVE', 'BLOCKED', 'ON_LEAVE', 'DELETED')),
     language text not null default 'en' check (language in ('en', 'jp')),
     timezone text not null default 'JST',
     email_verified_at timestamptz,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  'create unique index users_email on users (lower(email))',

  `create table user_details (
     id uuid primary key default uuidv7(),
     user_id uuid not null unique references users on delete cascade,
     family_name text not null,
     first_name text not null,
     middle_name text,
     family_name_jp text,
     first_name_jp text,
     middle_name_jp text,
     family_name_furigana text,
     first_name_furigana text,
     middle_name_furigana text,
     nickname text,
     gender text check (gender in ('FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY')),
     date_of_birth date,
     home_phone text,
     mobile_phone text,
     address jsonb,
     emergency_address jsonb,
     about text,
     skills text[] not null default '{}',
     hobbies text,
     updated_at timestamptz not null default now()
   )`,

  `create table students (
     id uuid primary key default uuidv7(),
     user_id uuid not null unique references users on delete cascade,
     university_id uuid references universities,
     graduation_year integer check (graduation_year between 1950 and 2100),
     created_at timestamptz not null default now()
   )`,
  'create index students_university on students (university_id) where university_id is not null',

  `create table sessions (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     scope text not null check (scope in ('FULL', 'REACTIVATE')),
     created_at timestamptz not null,
     expires_at timestamptz not null,
     revoked_at timestamptz
   )`,
  'create index sessions_user on sessions (user_id) where revoked_at is null',
  'create index sessions_expiry on sessions (expires_at)',

  `create table refresh_tokens (
     hash bytea primary key check (octet_length(hash) = 32),
     session_id uuid not null references sessions on delete cascade,
     created_at timestamptz not null,
     expires_at timestamptz not null,
     used_at timestamptz
   )`,
  'create index refresh_tokens_session on refresh_tokens (session_id)',

  `create table idempotency_keys (
     user_id uuid not null references users on delete cascade,
     operation text not null,
     key text not null,
     request_hash bytea not null,
     status smallint,
     response text,
     created_at timestamptz not null,
     primary key (user_id, operation, key)
   )`,
  'create index idempotency_keys_age on idempotency_keys (created_at)',

  `create table locations (
     id uuid primary key default uuidv7(),
     city text not null,
     city_jp text,
     region text,
     region_jp text,
     country text check (country ~ '^[A-Z]{2}$'),
     position integer not null default 1000,
     created_at timestamptz not null default now()
   )`,
  `create unique index locations_place on locations (lower(city), coalesce(country, ''))`,

  `create table job_categories (
     id uuid primary key default uuidv7(),
     title text not null unique,
     title_jp text,
     parent_id uuid references job_categories,
     position integer not null default 1000
   )`,
  `create table industries (
     id uuid primary key default uuidv7(),
     title text not null unique,
     title_jp text,
     parent_id uuid references industries,
     position integer not null default 1000
   )`,

  `create table companies (
     id uuid primary key default uuidv7(),
     name text not null,
     name_jp text,
     industry_id uuid references industries,
     location_id uuid references locations,
     employee_band text check (employee_band in (
       'LESS_THAN_20', 'FROM_20_TO_50', 'FROM_50_TO_200', 'FROM_200_TO_500', 'FROM_500_TO_800', 'FROM_800_TO_1000',
       'FROM_1000_TO_3000', 'FROM_3000_TO_10000', 'MORE_THAN_10000')),
     stock text check (stock in ('PUBLIC_HELD', 'PRIVATELY_HELD')),
     established_on date,
     is_verified boolean not null default false,
     response_days smallint check (response_days between 0 and 365),
     details jsonb not null default '{}',
     import_key text unique,
     search_text text not null default '',
     search_grams text[] not null generated always as (search_grams(search_text)) stored,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now()
   )`,
  'create index companies_search_text on companies using gin (search_text gin_trgm_ops)',
  'create index companies_search_grams on companies using gin (search_grams)',
  'create index companies_industry on companies (industry_id)',
  'create index companies_location on companies (location_id)',
  'create index companies_name on companies (name, id)',

  `create table jobs (
     id uuid primary key default uuidv7(),
     code text not null unique,
     company_id uuid not null references companies,
     category_id uuid references job_categories,
     kind text not null default 'JOB' check (kind in ('JOB', 'INTERNSHIP')),
     audience text not null default 'PUBLIC' check (audience in ('PUBLIC', 'UNIVERSITY')),
     university_id uuid references universities,
     title text not null,
     title_jp text,
     description text,
     description_jp text,
     salary_minimum bigint check (salary_minimum >= 0),
     salary_maximum bigint check (salary_maximum >= salary_minimum),
     salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
     salary_period text check (salary_period in ('HOUR', 'MONTH', 'YEAR')),
     monthly_yen bigint generated always as (
       case when salary_currency = 'JPY' then
         case salary_period when 'MONTH' then salary_minimum when 'YEAR' then salary_minimum / 12 end
       end) stored,
     employment_status text not null
       check (employment_status in ('PERMANENT', 'CONTRACT', 'TEMPORARY', 'PART_TIME', 'INTERNSHIP', 'OTHER')),
     work_style text check (work_style in ('ON_SITE', 'HYBRID', 'REMOTE')),
     english_use text check (english_use in ('NONE', 'READING', 'CONVERSATION', 'BUSINESS')),
     is_flextime boolean not null default false,
     graduation_years integer[] not null default '{}',
     positions integer check (positions > 0),
     hired_positions integer not null default 0 check (hired_positions >= 0),
     entry_deadline timestamptz,
     university_deadline timestamptz,
     start_date date,
     is_closed boolean not null default false,
     terms jsonb not null default '{}',
     selection_process jsonb not null default '[]',
     source_url text,
     source jsonb,
     import_key text unique,
     posted_at timestamptz not null,
     created_at timestamptz not null default now(),
     updated_at timestamptz not null default now(),
     search_text text not null default '',
     search_grams text[] not null generated always as (search_grams(search_text)) stored,
     constraint jobs_audience_university check ((audience = 'UNIVERSITY') = (university_id is not null)),
     constraint jobs_salary_whole check (num_nonnulls(salary_minimum, salary_maximum, salary_currency, salary_period) in (0, 4))
   )`,
  'create index jobs_search_text on jobs using gin (search_text gin_trgm_ops)',
  'create index jobs_search_grams on jobs using gin (search_grams)',
  `create index jobs_public_newest on jobs (posted_at desc, id desc) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_public_deadline on jobs (entry_deadline, id) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_public_salary on jobs (monthly_yen desc nulls last, id desc) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_public_updated on jobs (updated_at desc, id desc) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_university_newest on jobs (university_id, posted_at desc, id desc) where audience = 'UNIVERSITY'`,
  'create index jobs_company on jobs (company_id, posted_at desc)',
  `create index jobs_category on jobs (category_id, posted_at desc, id desc) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_work_style on jobs (work_style, posted_at desc, id desc) where audience = 'PUBLIC' and not is_closed`,
  `create index jobs_employment on jobs (employment_status, posted_at desc, id desc) where audience = 'PUBLIC' and not is_closed`,
  'create index jobs_graduation_years on jobs using gin (graduation_years)',

  `create table job_locations (
     job_id uuid not null references jobs on delete cascade,
     location_id uuid not null references locations,
     position integer not null default 0,
     primary key (job_id, location_id)
   )`,
  'create index job_locations_location on job_locations (location_id, job_id)',

  `create table applications (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     job_id uuid not null references jobs,
     stage text not null check (stage in (
       'APPLIED', 'RECOMMENDED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT',
       'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED', 'UNLUCKY', 'WITHDRAWN')),
     interviewer text not null default 'COMPANY' check (interviewer in ('COMPANY', 'UNIVERSITY')),
     applied_at timestamptz,
     stage_changed_at timestamptz not null,
     answer_by timestamptz,
     result_expected_by timestamptz,
     created_at timestamptz not null,
     unique (user_id, job_id)
   )`,
  `create unique index applications_one_accepted_offer on applications (user_id) where stage = 'OFFER_ACCEPTED'`,
  'create index applications_user_stage on applications (user_id, stage, stage_changed_at desc, id desc)',
  'create index applications_job on applications (job_id)',

  `create table application_events (
     id uuid primary key default uuidv7(),
     application_id uuid not null references applications on delete cascade,
     action text not null,
     from_stage text,
     stage text not null,
     actor text not null check (actor in ('STUDENT', 'COMPANY', 'UNIVERSITY', 'SYSTEM')),
     happened_at timestamptz not null,
     reason text,
     note text
   )`,
  'create index application_events_application on application_events (application_id, happened_at, id)',

  `create table job_favorites (
     user_id uuid not null references users on delete cascade,
     job_id uuid not null references jobs on delete cascade,
     created_at timestamptz not null,
     primary key (user_id, job_id)
   )`,
  'create index job_favorites_newest on job_favorites (user_id, created_at desc, job_id)',
  'create index job_favorites_job on job_favorites (job_id)',

  // Actions that run once per database, such as seeding.
  `create table installation (
     key text primary key,
     value text not null,
     created_at timestamptz not null default now()
   )`,
];
