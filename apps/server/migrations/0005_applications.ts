import { sql, type Kysely } from 'kysely';

/** Applications with their history, notes, interviews and offers, and the timesheets and expenses of an accepted offer. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(APPLICATIONS).execute(database);
  await sql.raw(INTERVIEWS_AND_OFFERS).execute(database);
  await sql.raw(TIMESHEETS).execute(database);
}

const APPLICATIONS = `
  -- Applications of students for jobs, from applying or a recommendation to the final stage.
  create table applications (
    id uuid primary key,
    user_id uuid not null references users on delete cascade,
    job_id uuid not null references jobs,
    kind text not null default 'JOB' check (kind in ('JOB', 'INTERNSHIP')),
    stage text not null check (stage in (
      'APPLIED', 'RECOMMENDED', 'INTERVIEW_REQUESTED', 'INTERVIEW_ACCEPTED', 'INTERVIEW_RESULT',
      'OFFERED', 'OFFER_ACCEPTED', 'OFFER_DENIED', 'UNLUCKY', 'WITHDRAWN')),
    interviewer text not null default 'COMPANY' check (interviewer in ('COMPANY', 'UNIVERSITY')),
    applied_at timestamptz,
    reason_for_applying text,
    stage_changed_at timestamptz not null,
    answer_by timestamptz,
    result_expected_by timestamptz,
    reminded_of timestamptz,
    created_at timestamptz not null,
    unique (user_id, job_id)
  );
  comment on column applications.kind is
    'The kind of the job, maintained by triggers: only one offer of a job may be accepted.';
  comment on column applications.reason_for_applying is
    'Text of the reason for applying that was sent, in the copy of a created resume as well.';
  comment on column applications.answer_by is
    'That of a recommendation is at most apply_by of the job; triggers keep it so.';
  comment on column applications.reminded_of is 'The answer_by of the last reminder.';
  create unique index applications_one_accepted_offer on applications (user_id)
    where stage = 'OFFER_ACCEPTED' and kind = 'JOB';
  create index applications_user_stage on applications (user_id, stage, stage_changed_at desc, id desc);
  create index applications_user_interviewer
    on applications (user_id, interviewer, stage, stage_changed_at desc, id desc);
  create index applications_answer_by on applications (answer_by) where answer_by is not null;
  -- Lets the response record of a company read its applications of a year from the index alone.
  create index applications_job_applied on applications (job_id, applied_at)
    include (id, interviewer, stage, stage_changed_at);

  -- The database decides whether an accepted offer is of a job or an internship, whichever code writes the row.
  create function take_application_kind() returns trigger language plpgsql as $$
  begin
    select kind into new.kind from jobs where id = new.job_id;
    return new;
  end $$;
  create trigger applications_kind before insert or update of job_id, kind on applications
    for each row execute function take_application_kind();
  create function keep_application_kind() returns trigger language plpgsql as $$
  begin
    update applications set kind = new.kind where job_id = new.id;
    return null;
  end $$;
  create trigger jobs_kind after update of kind on jobs
    for each row when (old.kind <> new.kind) execute function keep_application_kind();

  -- A recommendation is to be answered before its job closes, also if the job's deadlines change later.
  create function limit_recommendation_answer() returns trigger language plpgsql as $$
  begin
    new.answer_by := least(new.answer_by, (select apply_by from jobs where id = new.job_id));
    return new;
  end $$;
  create trigger recommendation_answer_limited before insert or update of answer_by, stage on applications
    for each row when (new.stage = 'RECOMMENDED') execute function limit_recommendation_answer();
  create function limit_recommendation_answers() returns trigger language plpgsql as $$
  begin
    update applications set answer_by = new.apply_by
    where job_id = new.id and stage = 'RECOMMENDED' and answer_by > new.apply_by;
    return null;
  end $$;
  create trigger recommendation_answers_limited after update of audience, entry_deadline, university_deadline on jobs
    for each row when (new.apply_by is distinct from old.apply_by) execute function limit_recommendation_answers();

  -- The history of applications: one row for each transition.
  create table application_events (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    action text not null,
    from_stage text,
    stage text not null,
    actor text not null check (actor in ('STUDENT', 'COMPANY', 'UNIVERSITY', 'SYSTEM')),
    happened_at timestamptz not null,
    reason text,
    note text
  );
  comment on column application_events.action is 'Name of the transition in src/pipeline.';
  create index application_events_application on application_events (application_id, happened_at, id);
  -- Finds the first answer of a company to an application, for how it has answered so far.
  create index application_events_company on application_events (application_id, happened_at)
    where actor = 'COMPANY';

  -- A student's private notes on an application.
  create table application_notes (
    application_id uuid primary key references applications on delete cascade,
    text text not null default '' check (length(text) <= 5000),
    checklist jsonb not null default '[]',
    questions jsonb not null default '[]',
    ratings jsonb,
    updated_at timestamptz not null
  );
  comment on column application_notes.checklist is 'ChecklistItem[] of the job contract.';
  comment on column application_notes.questions is 'InterviewQuestion[] of the job contract.';
  comment on column application_notes.ratings is 'OfferRatings of the job contract.';

  -- A university's message with a recommendation; without a message there is no row.
  create table recommendations (
    application_id uuid primary key references applications on delete cascade,
    message text,
    message_jp text
  );
`;

const INTERVIEWS_AND_OFFERS = `
  -- Interviews of applications, and their results.
  create table interviews (
    id uuid primary key,
    application_id uuid not null references applications on delete cascade,
    interviewer text not null check (interviewer in ('COMPANY', 'UNIVERSITY')),
    phase text not null check (phase <> ''),
    phase_jp text,
    status text not null
      check (status in ('REQUESTED', 'RESCHEDULE_REQUESTED', 'ACCEPTED', 'DENIED', 'CANCELLED')),
    starts_at timestamptz not null,
    ends_at timestamptz not null check (ends_at > starts_at),
    respond_by timestamptz,
    style text not null check (style in ('ONLINE', 'OFFLINE')),
    link text,
    address text,
    address_jp text,
    map_link text,
    interviewers text,
    interviewers_jp text,
    belongings text,
    belongings_jp text,
    dress text,
    dress_jp text,
    message text,
    message_jp text,
    reschedule_requested_at timestamptz,
    reschedule_reason text,
    reschedule_note text,
    reschedule_candidates timestamptz[] check (cardinality(reschedule_candidates) between 1 and 3),
    result_outcome text check (result_outcome in ('SELECTED', 'FAILED')),
    result_phase text,
    result_phase_jp text,
    result_decided_on date,
    result_announced_at timestamptz,
    revision integer not null default 0,
    created_at timestamptz not null,
    constraint interviews_place check (
      case style when 'ONLINE' then num_nonnulls(address, address_jp, map_link) = 0 else link is null end),
    constraint interviews_reschedule_whole check (
      num_nonnulls(reschedule_requested_at, reschedule_reason, reschedule_candidates)
        = case status when 'RESCHEDULE_REQUESTED' then 3 else 0 end
      and (reschedule_note is null or status = 'RESCHEDULE_REQUESTED')),
    constraint interviews_result_whole check (
      num_nonnulls(result_outcome, result_phase, result_decided_on, result_announced_at) in (0, 4)
      and (result_outcome is null or status = 'ACCEPTED'))
  );
  comment on column interviews.reschedule_requested_at is
    'The requested other time, while the status is RESCHEDULE_REQUESTED.';
  comment on column interviews.revision is
    'Number of changes since the request (RFC 5545, section 3.8.7.4, "SEQUENCE").';
  create index interviews_application on interviews (application_id, created_at desc, id desc);
  -- An application waits for one interview at a time.
  create unique index interviews_one_open on interviews (application_id)
    where status in ('REQUESTED', 'RESCHEDULE_REQUESTED') or (status = 'ACCEPTED' and result_outcome is null);

  -- An offer and its letter, with the terms of the day it was sent (job contract, OfferLetter).
  create table job_offers (
    id uuid primary key,
    application_id uuid not null unique references applications on delete cascade,
    code text not null unique check (code <> ''),
    status text not null check (status in ('OFFERED', 'ACCEPTED', 'DENIED')),
    sent_at timestamptz not null,
    offer_date date not null,
    expires_at timestamptz not null check (expires_at > sent_at),
    joining_date date not null,
    ceremony_date date,
    company_address text,
    company_address_jp text,
    representative_director text,
    representative_director_jp text,
    hr_phone text,
    hr_email text,
    position text not null,
    position_jp text,
    location_id uuid references locations,
    salary jsonb,
    terms jsonb not null,
    message text,
    message_jp text,
    feedback_message text,
    feedback_message_jp text,
    answered_at timestamptz,
    deny_reason text,
    deny_note text,
    constraint job_offers_answer_whole check (
      (status = 'OFFERED') = (answered_at is null)
      and (status = 'DENIED') = (deny_reason is not null)
      and (deny_note is null or status = 'DENIED'))
  );
  comment on column job_offers.status is 'An offer without an answer has expired once expires_at has passed.';
  comment on column job_offers.salary is 'Salary of the job contract.';
  comment on column job_offers.terms is 'JobTerms of the job contract.';
`;

const TIMESHEETS = `
  -- An entry for a day at the accepted offer; a day without a row is empty. Times are local to the workplace: a day always
  -- has 24 hours, regardless of daylight saving time.
  create table timesheet_days (
    application_id uuid not null references applications on delete cascade,
    day date not null,
    start_time time,
    finish_time time,
    break_minutes smallint not null check (break_minutes between 0 and 1440),
    comments text,
    primary key (application_id, day),
    constraint timesheet_days_both_times check ((start_time is null) = (finish_time is null)),
    constraint timesheet_days_break check (start_time is not null or break_minutes = 0)
  );
  comment on column timesheet_days.start_time is 'Time of day at the workplace, read as HH:MM:SS.';

  -- Submitted weeks; a week without a row is a draft. A week that was sent back keeps its row, with the reason, until it
  -- is submitted again.
  create table timesheet_weeks (
    application_id uuid not null references applications on delete cascade,
    month date not null check (extract(day from month) = 1),
    week smallint not null check (week between 1 and 5),
    submitted_at timestamptz not null,
    status text not null default 'SUBMITTED' check (status in ('SUBMITTED', 'APPROVED', 'SENT_BACK')),
    decided_at timestamptz,
    reason text,
    reason_jp text,
    primary key (application_id, month, week),
    constraint timesheet_weeks_decided check ((decided_at is null) = (status = 'SUBMITTED')),
    constraint timesheet_weeks_reason check ((coalesce(reason, reason_jp) is not null) = (status = 'SENT_BACK'))
  );
  comment on column timesheet_weeks.month is 'First day of the month.';
  comment on column timesheet_weeks.week is '1 to 5.';
  comment on column timesheet_weeks.reason is 'Why it was sent back, in at least one language.';
  -- What awaits an approval, the longest first.
  create index timesheet_weeks_submitted on timesheet_weeks (submitted_at) where status = 'SUBMITTED';

  -- Expenses at the accepted offer.
  create table expenses (
    application_id uuid not null references applications on delete cascade,
    day date not null,
    position smallint not null,
    item text not null,
    detail text,
    price bigint not null check (price >= 0),
    currency text not null check (currency ~ '^[A-Z]{3}$'),
    quantity integer not null check (quantity between 1 and 10000),
    primary key (application_id, day, position)
  );
  comment on column expenses.position is 'Order among the expenses of a month, from 0.';
  comment on column expenses.price is 'Price of one, in whole units of the currency.';
`;
