import { sql, type Kysely } from 'kysely';

/** Interviews, offer letters, and what an internship has beside a job. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the tables; an accepted internship then excludes accepting a job, as before. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // Terms of an internship beside those of a job, in the shape of the job contract's `InternshipTerms`.
  `alter table jobs add column internship jsonb,
   add constraint jobs_internship_kind check (internship is null or kind = 'INTERNSHIP')`,

  // The database decides whether an accepted offer is of a job or an internship, whichever code writes the row.
  `alter table applications add column kind text not null default 'JOB' check (kind in ('JOB', 'INTERNSHIP'))`,
  `update applications a set kind = j.kind from jobs j where j.id = a.job_id and j.kind <> 'JOB'`,
  `create function take_application_kind() returns trigger language plpgsql as $$
   begin
     select kind into new.kind from jobs where id = new.job_id;
     return new;
   end $$`,
  `create trigger applications_kind before insert or update of job_id, kind on applications
   for each row execute function take_application_kind()`,
  `create function keep_application_kind() returns trigger language plpgsql as $$
   begin
     update applications set kind = new.kind where job_id = new.id;
     return null;
   end $$`,
  `create trigger jobs_kind after update of kind on jobs
   for each row when (old.kind <> new.kind) execute function keep_application_kind()`,
  'drop index applications_one_accepted_offer',
  `create unique index applications_one_accepted_offer on applications (user_id)
   where stage = 'OFFER_ACCEPTED' and kind = 'JOB'`,

  `create table interviews (
     id uuid primary key default uuidv7(),
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
   )`,
  'create index interviews_application on interviews (application_id, created_at desc, id desc)',
  // An application waits for one interview at a time.
  `create unique index interviews_one_open on interviews (application_id)
   where status in ('REQUESTED', 'RESCHEDULE_REQUESTED') or (status = 'ACCEPTED' and result_outcome is null)`,

  `create table job_offers (
     id uuid primary key default uuidv7(),
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
   )`,
];

const UNDONE = [
  'drop table job_offers',
  'drop table interviews',
  'drop index applications_one_accepted_offer',
  `create unique index applications_one_accepted_offer on applications (user_id) where stage = 'OFFER_ACCEPTED'`,
  'drop trigger jobs_kind on jobs',
  'drop function keep_application_kind()',
  'drop trigger applications_kind on applications',
  'drop function take_application_kind()',
  'alter table applications drop column kind',
  'alter table jobs drop column internship',
];
