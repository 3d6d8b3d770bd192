import { sql, type Kysely } from 'kysely';

/** Career offices: sponsors and dates of universities, counsellors, and appointments with them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(UNIVERSITIES).execute(database);
  await sql.raw(COUNSELLORS).execute(database);
  await sql.raw(APPOINTMENTS).execute(database);
}

const UNIVERSITIES = `
  -- Companies that sponsor a university.
  create table university_sponsors (
    university_id uuid not null references universities on delete cascade,
    company_id uuid not null references companies on delete cascade,
    sponsor_since date,
    support text,
    support_jp text,
    primary key (university_id, company_id)
  );
  create index university_sponsors_company on university_sponsors (company_id);

  -- Upcoming dates of a university (university contract, ScheduleEntry).
  create table university_dates (
    id uuid primary key,
    university_id uuid not null references universities on delete cascade,
    title text not null check (title <> ''),
    title_jp text,
    starts_on date not null,
    ends_on date not null,
    constraint university_dates_in_order check (ends_on >= starts_on)
  );
  create index university_dates_ahead on university_dates (university_id, ends_on);
`;

const TOPICS = `'CAREER_PLANNING', 'JOB_SEARCH', 'RESUME', 'INTERVIEW', 'OFFER', 'OTHER'`;

const COUNSELLOR_NAMES = `search_form(coalesce(name, '') || ' ' || coalesce(name_jp, '') || ' ' || coalesce(position, '') || ' ' || coalesce(position_jp, ''))`;

/** Seconds since midnight. */
const seconds = (time: string) => `extract(epoch from ${time})::integer`;

const COUNSELLORS = `
  -- A counsellor (user contract, CounsellorDetail).
  create table counsellors (
    id uuid primary key,
    university_id uuid not null references universities on delete cascade,
    name text not null check (name <> ''),
    name_jp text,
    photo_file_id uuid references files,
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
    search_text text not null generated always as (${COUNSELLOR_NAMES}) stored,
    search_grams text[] not null generated always as (search_grams(${COUNSELLOR_NAMES})) stored,
    created_at timestamptz not null default now(),
    unique (university_id, name),
    constraint counsellors_slots_in_quarters check (slot_minutes % 15 = 0)
  );
  comment on column counsellors.languages is 'The best language first (BCP 47).';
  comment on column counsellors.timezone is 'An IANA time zone; the hours are local times in it.';
  create index counsellors_photo on counsellors (photo_file_id) where photo_file_id is not null;
  create index counsellors_search_text on counsellors using gin (search_text gin_trgm_ops);
  create index counsellors_search_grams on counsellors using gin (search_grams);

  -- Office hours, local to the counsellor's time zone.
  create table counsellor_hours (
    counsellor_id uuid not null references counsellors on delete cascade,
    weekday smallint not null check (weekday between 1 and 7),
    from_time time not null,
    to_time time not null,
    primary key (counsellor_id, weekday, from_time),
    constraint counsellor_hours_in_order check (to_time > from_time),
    constraint counsellor_hours_in_quarters
      check (${seconds('from_time')} % 900 = 0 and ${seconds('to_time')} % 900 = 0)
  );
  comment on column counsellor_hours.weekday is '1 is Monday (ISO 8601).';

  -- The quarter hours of office hours, so that two of a counsellor cannot overlap. Distributed databases have no exclusion
  -- constraints.
  create table counsellor_hour_quarters (
    counsellor_id uuid not null,
    weekday smallint not null,
    quarter smallint not null,
    constraint counsellor_hour_quarters_once primary key (counsellor_id, weekday, quarter)
  );
  comment on column counsellor_hour_quarters.quarter is '0 begins at midnight.';
  create function keep_counsellor_hour_quarters() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      delete from counsellor_hour_quarters where counsellor_id = old.counsellor_id and weekday = old.weekday
        and quarter >= ${seconds('old.from_time')} / 900 and quarter < ${seconds('old.to_time')} / 900;
    end if;
    if tg_op <> 'DELETE' then
      insert into counsellor_hour_quarters select new.counsellor_id, new.weekday, quarter
      from generate_series(${seconds('new.from_time')} / 900, ${seconds('new.to_time')} / 900 - 1) as quarter;
    end if;
    return null;
  end $$;
  create trigger counsellor_hours_apart after insert or update or delete on counsellor_hours
    for each row execute function keep_counsellor_hour_quarters();

  -- When counsellors are away.
  create table counsellor_absences (
    id uuid primary key,
    counsellor_id uuid not null references counsellors on delete cascade,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    constraint counsellor_absences_in_order check (ends_at > starts_at)
  );
  create index counsellor_absences_counsellor on counsellor_absences (counsellor_id, ends_at);
`;

const APPOINTMENTS = `
  -- An appointment (university contract, Counselling).
  create table counsellings (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    counsellor_id uuid not null references counsellors,
    topic text not null check (topic in (${TOPICS})),
    style text not null check (style in ('ONLINE', 'OFFLINE')),
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    status text not null default 'BOOKED' check (status in ('BOOKED', 'ATTENDED', 'MISSED', 'CANCELLED')),
    question text check (question <> ''),
    job_offer_id uuid references job_offers on delete set null,
    note text check (note <> ''),
    booked_at timestamptz not null,
    cancelled_at timestamptz,
    revision integer not null default 0,
    constraint counsellings_in_order check (ends_at > starts_at and ends_at - starts_at <= interval '3 hours'),
    constraint counsellings_cancelled check ((status = 'CANCELLED') = (cancelled_at is not null))
  );
  comment on column counsellings.note is 'Reason for the last change.';
  comment on column counsellings.revision is 'Number of changes (RFC 5545, section 3.8.7.4, "SEQUENCE").';
  create index counsellings_latest on counsellings (user_id, starts_at desc, id desc);
  create index counsellings_counsellor on counsellings (counsellor_id, starts_at);
  create index counsellings_attended on counsellings (counsellor_id, user_id) where status = 'ATTENDED';
  create index counsellings_ahead on counsellings (counsellor_id, starts_at) where status = 'BOOKED';
  create index counsellings_missed on counsellings (user_id, starts_at) where status = 'MISSED';
  create index counsellings_job_offer on counsellings (job_offer_id) where job_offer_id is not null;

  -- The quarter hours that appointments touch, without those that are cancelled: of two concurrent bookings of one
  -- counsellor or one student the second is refused here.
  create table counselling_quarters (
    counsellor_id uuid not null,
    user_id uuid not null,
    quarter timestamptz not null,
    constraint counselling_quarters_of_counsellor primary key (counsellor_id, quarter),
    constraint counselling_quarters_of_student unique (user_id, quarter)
  );
  create function keep_counselling_quarters() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' and old.status <> 'CANCELLED' then
      delete from counselling_quarters where counsellor_id = old.counsellor_id and user_id = old.user_id
        and quarter > old.starts_at - interval '15 minutes' and quarter < old.ends_at;
    end if;
    if tg_op <> 'DELETE' and new.status <> 'CANCELLED' then
      insert into counselling_quarters select new.counsellor_id, new.user_id, quarter
      from generate_series(to_timestamp(floor(extract(epoch from new.starts_at) / 900) * 900),
        new.ends_at - interval '1 microsecond', interval '15 minutes') as quarter;
    end if;
    return null;
  end $$;
  create trigger counsellings_apart after insert or delete on counsellings
    for each row execute function keep_counselling_quarters();
  create trigger counsellings_moved after update of user_id, counsellor_id, starts_at, ends_at, status on counsellings
    for each row execute function keep_counselling_quarters();

  -- Resumes for appointments.
  create table counselling_resumes (
    counselling_id uuid not null references counsellings on delete cascade,
    resume_id uuid not null references resumes on delete cascade,
    position smallint not null,
    primary key (counselling_id, resume_id)
  );
  create index counselling_resumes_resume on counselling_resumes (resume_id);

  -- Files for appointments.
  create table counselling_files (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    file_id uuid not null references files,
    counselling_id uuid references counsellings on delete cascade,
    position smallint not null default 0,
    created_at timestamptz not null
  );
  create index counselling_files_user on counselling_files (user_id, created_at);
  create index counselling_files_file on counselling_files (file_id);
  create index counselling_files_counselling on counselling_files (counselling_id) where counselling_id is not null;
  create index counselling_files_waiting on counselling_files (created_at) where counselling_id is null;
`;
