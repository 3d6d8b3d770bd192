import { sql, type Kysely } from 'kysely';

/**
 * Jobs and internships, and what students do with them before they apply. The indexes serve lists of a million jobs: one
 * per order, which includes every filtered column, so that a page and its total are read from the index alone, and
 * others for several filters that together match few rows.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(JOBS).execute(database);
  await sql.raw(INDEXES).execute(database);
  await sql.raw(LISTS_OF_STUDENTS).execute(database);
}

/** The places of a job. */
const PLACES = `coalesce((
      select array_agg(l.location_id order by l.position, l.location_id) from job_locations l where l.job_id = jobs.id
    ), '{}')`;

const JOBS = `
  -- The earlier of the deadlines of a job for the students of one university.
  create function job_apply_by(audience text, entry_deadline timestamptz, university_deadline timestamptz)
    returns timestamptz language sql immutable parallel safe
    return least(entry_deadline, case when audience = 'UNIVERSITY' then university_deadline end);

  -- Jobs and internships.
  create table jobs (
    id uuid primary key,
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
    salary_minimum numeric check (salary_minimum >= 0),
    salary_maximum numeric check (salary_maximum >= salary_minimum),
    salary_currency text check (salary_currency ~ '^[A-Z]{3}$'),
    salary_period text check (salary_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
    monthly_yen bigint generated always as (
      case when salary_currency = 'JPY' then
        case salary_period when 'MONTH' then floor(salary_minimum) when 'YEAR' then floor(salary_minimum) / 12 end
      end) stored,
    employment_status text not null
      check (employment_status in ('PERMANENT', 'CONTRACT', 'TEMPORARY', 'PART_TIME', 'INTERNSHIP', 'OTHER')),
    work_style text check (work_style in ('ON_SITE', 'HYBRID', 'REMOTE')),
    english_use text check (english_use in ('NONE', 'READING', 'CONVERSATION', 'BUSINESS')),
    is_flextime boolean not null default false,
    graduation_years integer[] not null default '{}',
    field_of_study text check (field_of_study in ('ANY', 'ARTS', 'SCIENCE')),
    japanese_level text check (japanese_level in ('NONE', 'N5', 'N4', 'N3', 'N2', 'N1')),
    has_visa_support boolean,
    positions integer check (positions > 0),
    hired_positions integer not null default 0 check (hired_positions >= 0),
    entry_deadline timestamptz,
    university_deadline timestamptz,
    apply_by timestamptz generated always as (job_apply_by(audience, entry_deadline, university_deadline)) stored,
    start_date date,
    is_closed boolean not null default false,
    -- The bounds are years that drivers can parse, unlike infinity.
    open_until timestamptz not null generated always as (
      case when is_closed then '0001-01-01T00:00:00Z'::timestamptz
      else coalesce(job_apply_by(audience, entry_deadline, university_deadline), '9999-12-31T00:00:00Z'::timestamptz)
      end) stored,
    -- An index can include it, unlike a join.
    location_ids uuid[] not null default '{}',
    terms jsonb not null default '{}',
    statements jsonb not null default '[]',
    selection_process jsonb not null default '[]',
    internship jsonb,
    source_url text,
    source jsonb,
    import_key text,
    posted_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    search_text text not null default '',
    search_grams text[] not null generated always as (search_grams(search_text)) stored,
    description_terms text[] not null generated always as
      (described_terms(coalesce(description, '') || ' ' || coalesce(description_jp, ''))) stored,
    constraint jobs_audience_university check ((audience = 'UNIVERSITY') = (university_id is not null)),
    constraint jobs_internship_kind check (internship is null or kind = 'INTERNSHIP'),
    constraint jobs_salary_whole check ((salary_currency is null) = (salary_period is null)
      and (salary_currency is null) = (coalesce(salary_minimum, salary_maximum) is null))
  );
  comment on column jobs.university_id is 'Set exactly when the audience is UNIVERSITY.';
  comment on column jobs.monthly_yen is
    'Lowest pay a month in whole yen; null for pay by the hour or in another currency.';
  comment on column jobs.apply_by is 'The entry deadline, or that of the job''s university if it is earlier.';
  comment on column jobs.is_closed is 'Closed by the company; a job past apply_by is closed as well.';
  comment on column jobs.open_until is 'apply_by, the far future without one, long ago when closed.';
  comment on column jobs.field_of_study is
    'Null where the posting does not state it, like japanese_level and has_visa_support.';
  comment on column jobs.location_ids is 'The job''s rows of job_locations, maintained by a trigger.';
  comment on column jobs.terms is
    'JobTerms of the job contract without englishUse, which is a column; a missing property counts as null.';
  comment on column jobs.statements is 'A list of JobStatement of the job contract.';
  comment on column jobs.selection_process is 'A list of SelectionStep of the job contract.';
  comment on column jobs.internship is
    'InternshipTerms of the job contract, for internships only; a missing property counts as null.';
  comment on column jobs.source is 'The imported posting, including unknown fields.';
  comment on column jobs.import_key is 'Identifies the job for an import, so that a second run finds it again.';
  comment on column jobs.search_text is 'Written by the job module.';

  -- The places of jobs.
  create table job_locations (
    job_id uuid not null references jobs on delete cascade,
    location_id uuid not null references locations,
    position integer not null default 0,
    primary key (job_id, location_id)
  );
  create index job_locations_location on job_locations (location_id, job_id);

  -- Of the rows of one job the first one updates the job.
  create function keep_job_locations() returns trigger language plpgsql as $$
  begin
    update jobs set location_ids = ${PLACES}
    where id = case when tg_op = 'DELETE' then old.job_id else new.job_id end
      and location_ids is distinct from ${PLACES};
    return null;
  end $$;
  create trigger job_locations_kept after insert or delete on job_locations
    for each row execute function keep_job_locations();
`;

const OPEN_PUBLIC = `where audience = 'PUBLIC' and not is_closed`;
const OPEN_OF_UNIVERSITY = `where audience = 'UNIVERSITY' and not is_closed`;

/** The filtered columns of an index beside its sort column. */
function carrying(ordered: string): string {
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
  return `include (${columns.filter((column) => column !== ordered).join(', ')})`;
}

const INDEXES = `
  create unique index jobs_import on jobs (import_key, company_id) where import_key is not null;
  create index jobs_company on jobs (company_id, posted_at desc);
  create index jobs_apply_by on jobs (apply_by) where not is_closed and apply_by is not null;

  create index jobs_search_text on jobs using gin (search_text gin_trgm_ops);
  create index jobs_search_grams on jobs using gin (search_grams);
  create index jobs_open_terms on jobs using gin (description_terms) ${OPEN_PUBLIC};
  create index jobs_university_grams on jobs using gin (university_id, search_grams) ${OPEN_OF_UNIVERSITY};
  create index jobs_university_terms on jobs using gin (university_id, description_terms) ${OPEN_OF_UNIVERSITY};

  -- The orders of the public list.
  create index jobs_open_posted on jobs (posted_at desc, id desc) ${carrying('posted_at')} ${OPEN_PUBLIC};
  create index jobs_open_deadline on jobs (open_until, id) ${carrying('open_until')} ${OPEN_PUBLIC};
  create index jobs_open_salary on jobs (monthly_yen desc nulls last, id desc) ${carrying('monthly_yen')}
    ${OPEN_PUBLIC};

  -- Orders of the public list after one filter.
  create index jobs_open_category on jobs (category_id, posted_at desc, id desc) include (open_until) ${OPEN_PUBLIC};
  create index jobs_open_employment_posted on jobs (employment_status, posted_at desc, id desc)
    include (open_until, company_id, work_style) ${OPEN_PUBLIC};
  create index jobs_open_employment_deadline on jobs (employment_status, open_until, id)
    include (company_id, work_style) ${OPEN_PUBLIC};

  -- Several filters that each match many rows but few together. Columns with few values come before the pay, and beside
  -- the company, by which industry and quick response are filtered.
  create index jobs_open_traits on jobs (work_style, employment_status, is_flextime, english_use, monthly_yen)
    include (id, posted_at, open_until) ${OPEN_PUBLIC};
  create index jobs_open_company on jobs (company_id, employment_status, work_style)
    include (id, posted_at, open_until, monthly_yen) ${OPEN_PUBLIC};
  -- If few rows match, they come from this index and are sorted then.
  create index jobs_filters on jobs using gin (university_id, kind, employment_status, work_style, english_use,
    is_flextime, category_id, company_id, location_ids, graduation_years, start_date) where not is_closed;

  -- The list of a university.
  create index jobs_university_posted on jobs (university_id, posted_at desc, id desc) ${OPEN_OF_UNIVERSITY};
  create index jobs_university_deadline on jobs (university_id, open_until, id) ${OPEN_OF_UNIVERSITY};
  create index jobs_university_salary on jobs (university_id, monthly_yen desc nulls last, id desc)
    include (open_until) ${OPEN_OF_UNIVERSITY};
  create index jobs_university_traits on jobs (university_id, employment_status, work_style, monthly_yen)
    include (id, posted_at, open_until, company_id) ${OPEN_OF_UNIVERSITY};

  -- Without knowing that a job with a university always has the matching audience, the planner estimates forty times too
  -- few rows and sorts all of them for a page.
  create statistics jobs_university_audience (dependencies, mcv) on audience, university_id from jobs;
`;

const LISTS_OF_STUDENTS = `
  -- Jobs that students have marked.
  create table job_favorites (
    user_id uuid not null references users on delete cascade,
    job_id uuid not null references jobs on delete cascade,
    reminded_of timestamptz,
    created_at timestamptz not null,
    primary key (user_id, job_id)
  );
  comment on column job_favorites.reminded_of is 'The deadline of the last reminder.';
  create index job_favorites_newest on job_favorites (user_id, created_at desc, job_id);
  create index job_favorites_job on job_favorites (job_id);

  -- Filters of the job list that students have saved.
  create table saved_searches (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    name text not null,
    audience text not null check (audience in ('PUBLIC', 'UNIVERSITY')),
    filters jsonb not null,
    visited_at timestamptz not null,
    created_at timestamptz not null
  );
  comment on column saved_searches.filters is 'JobFilters of the job contract.';
  comment on column saved_searches.visited_at is 'Jobs posted since then are new.';
  create index saved_searches_user on saved_searches (user_id, created_at desc, id desc);

  -- The last report of each student on a job.
  create table job_reports (
    user_id uuid not null references users on delete cascade,
    job_id uuid not null references jobs on delete cascade,
    reason text not null check (reason in (
      'NO_LONGER_OPEN', 'NOT_A_REAL_JOB', 'WRONG_INFORMATION', 'UNFAIR_CONDITIONS', 'OTHERS')),
    note text,
    reported_at timestamptz not null,
    primary key (user_id, job_id)
  );
  create index job_reports_job on job_reports (job_id);
`;
