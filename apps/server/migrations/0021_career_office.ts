import { sql, type Kysely } from 'kysely';

/** Career offices: a university's profile, its sponsors, its counsellors, and appointments with them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

/** The columns a search looks through, made of these others. */
function searched(...columns: readonly string[]): readonly [text: string, grams: string] {
  const form = `search_form(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
  return [
    `search_text text not null generated always as (${form}) stored`,
    `search_grams text[] not null generated always as (search_grams(${form})) stored`,
  ];
}

const TOPICS = `'CAREER_PLANNING', 'JOB_SEARCH', 'RESUME', 'INTERVIEW', 'OFFER', 'OTHER'`;

const STATEMENTS = [
  // Lets one constraint hold both an id and a time.
  'create extension if not exists btree_gist',

  // Where its main campus is; `details` is in the shape of the university contract.
  `alter table universities add column location_id uuid references locations,
     add column ${searched('name', 'name_jp').join(', add column ')}`,
  'create index universities_name on universities (name, id)',
  'create index universities_search_text on universities using gin (search_text gin_trgm_ops)',
  'create index universities_search_grams on universities using gin (search_grams)',
  'create index universities_location on universities (location_id) where location_id is not null',

  `create table university_sponsors (
     university_id uuid not null references universities on delete cascade,
     company_id uuid not null references companies on delete cascade,
     sponsor_since date,
     support text,
     support_jp text,
     primary key (university_id, company_id)
   )`,
  'create index university_sponsors_company on university_sponsors (company_id)',

  `create table university_dates (
     id uuid primary key default uuidv7(),
     university_id uuid not null references universities on delete cascade,
     title text not null check (title <> ''),
     title_jp text,
     starts_on date not null,
     ends_on date not null,
     constraint university_dates_in_order check (ends_on >= starts_on)
   )`,
  'create index university_dates_ahead on university_dates (university_id, ends_on)',

  `create table counsellors (
     id uuid primary key default uuidv7(),
     university_id uuid not null references universities on delete cascade,
     name text not null check (name <> ''),
     name_jp text,
     position text,
     position_jp text,
     style text not null check (style in ('ONLINE', 'OFFLINE', 'BOTH')),
     languages text[] not null check (cardinality(languages) <= 20),
     topics text[] not null check (cardinality(topics) <= 20 and topics <@ array[${TOPICS}]),
     about text,
     about_jp text,
     how_i_can_help text,
     how_i_can_help_jp text,
     schedule text,
     schedule_jp text,
     timezone text not null,
     slot_minutes smallint not null default 45 check (slot_minutes between 15 and 180),
     place text,
     place_jp text,
     meeting_link text,
     assisted_before integer not null default 0 check (assisted_before >= 0),
     takes_bookings boolean not null default true,
     ${searched('name', 'name_jp', 'position', 'position_jp').join(', ')},
     created_at timestamptz not null default now(),
     unique (university_id, name)
   )`,
  'create index counsellors_search_text on counsellors using gin (search_text gin_trgm_ops)',
  'create index counsellors_search_grams on counsellors using gin (search_grams)',

  // Hours in the counsellor's time zone; 1 is Monday.
  `create table counsellor_hours (
     counsellor_id uuid not null references counsellors on delete cascade,
     weekday smallint not null check (weekday between 1 and 7),
     from_time time not null,
     to_time time not null,
     primary key (counsellor_id, weekday, from_time),
     constraint counsellor_hours_in_order check (to_time > from_time),
     constraint counsellor_hours_apart exclude using gist (counsellor_id with =, weekday with =,
       int4range(extract(epoch from from_time)::integer, extract(epoch from to_time)::integer) with &&)
   )`,

  `create table counsellor_absences (
     id uuid primary key default uuidv7(),
     counsellor_id uuid not null references counsellors on delete cascade,
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     constraint counsellor_absences_in_order check (ends_at > starts_at)
   )`,
  'create index counsellor_absences_counsellor on counsellor_absences (counsellor_id, ends_at)',

  // Prevents overlapping appointments of one person; of two concurrent bookings the second is refused here.
  `create table counsellings (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     counsellor_id uuid not null references counsellors,
     topic text not null check (topic in (${TOPICS})),
     style text not null check (style in ('ONLINE', 'OFFLINE')),
     starts_at timestamptz not null,
     ends_at timestamptz not null,
     status text not null default 'BOOKED' check (status in ('BOOKED', 'ATTENDED', 'MISSED', 'CANCELLED')),
     question text check (question <> ''),
     note text check (note <> ''),
     booked_at timestamptz not null,
     cancelled_at timestamptz,
     revision integer not null default 0,
     constraint counsellings_in_order check (ends_at > starts_at and ends_at - starts_at <= interval '3 hours'),
     constraint counsellings_cancelled check ((status = 'CANCELLED') = (cancelled_at is not null)),
     constraint counsellings_one_of_counsellor exclude using gist
       (counsellor_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
     constraint counsellings_one_of_student exclude using gist
       (user_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED')
   )`,
  'create index counsellings_latest on counsellings (user_id, starts_at desc, id desc)',
  'create index counsellings_counsellor on counsellings (counsellor_id, starts_at)',
  `create index counsellings_attended on counsellings (counsellor_id, user_id) where status = 'ATTENDED'`,
  `create index counsellings_ahead on counsellings (counsellor_id, starts_at) where status = 'BOOKED'`,
  `create index counsellings_missed on counsellings (user_id, starts_at) where status = 'MISSED'`,

  `create table counselling_resumes (
     counselling_id uuid not null references counsellings on delete cascade,
     resume_id uuid not null references resumes on delete cascade,
     position smallint not null,
     primary key (counselling_id, resume_id)
   )`,
  'create index counselling_resumes_resume on counselling_resumes (resume_id)',

  // One without an appointment waits to be booked with.
  `create table counselling_files (
     id uuid primary key default uuidv7(),
     user_id uuid not null references users on delete cascade,
     file_id uuid not null references files,
     counselling_id uuid references counsellings on delete cascade,
     position smallint not null default 0,
     created_at timestamptz not null
   )`,
  'create index counselling_files_user on counselling_files (user_id, created_at)',
  'create index counselling_files_file on counselling_files (file_id)',
  'create index counselling_files_counselling on counselling_files (counselling_id) where counselling_id is not null',
  'create index counselling_files_waiting on counselling_files (created_at) where counselling_id is null',
];

const UNDONE = [
  'drop table counselling_files',
  'drop table counselling_resumes',
  'drop table counsellings',
  'drop table counsellor_absences',
  'drop table counsellor_hours',
  'drop table counsellors',
  'drop table university_dates',
  'drop table university_sponsors',
  'alter table universities drop column search_grams, drop column search_text, drop column location_id',
];
