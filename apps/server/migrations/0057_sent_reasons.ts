import { sql, type Kysely } from 'kysely';

/**
 * The reason for applying is stored with the application, since it is also sent beside an uploaded resume or without
 * one. A recommendation is to be answered before its job closes, also if the job's deadlines change later.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the column and the triggers. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table applications add column reason_for_applying text',
  `update applications set reason_for_applying = c.content ->> 'reasonForApplying'
   from resume_copies c where c.application_id = applications.id`,

  `create function limit_recommendation_answer() returns trigger language plpgsql as $$
   begin
     new.answer_by := least(new.answer_by, (select apply_by from jobs where id = new.job_id));
     return new;
   end $$`,
  `create trigger recommendation_answer_limited before insert or update of answer_by, stage on applications
   for each row when (new.stage = 'RECOMMENDED') execute function limit_recommendation_answer()`,
  `create function limit_recommendation_answers() returns trigger language plpgsql as $$
   begin
     update applications set answer_by = new.apply_by
     where job_id = new.id and stage = 'RECOMMENDED' and answer_by > new.apply_by;
     return null;
   end $$`,
  `create trigger recommendation_answers_limited after update of audience, entry_deadline, university_deadline on jobs
   for each row when (new.apply_by is distinct from old.apply_by) execute function limit_recommendation_answers()`,
  `update applications set answer_by = answer_by where stage = 'RECOMMENDED'`,

  // A request for another time is to be answered before the earliest of the times in question.
  `update applications set result_expected_by = least(result_expected_by, i.starts_at,
     (select min(candidate) from unnest(i.reschedule_candidates) candidate))
   from interviews i
   where i.application_id = applications.id and applications.stage = 'INTERVIEW_REQUESTED'
     and i.status = 'RESCHEDULE_REQUESTED' and result_expected_by is not null and i.starts_at > i.reschedule_requested_at`,
];

const UNDONE = [
  'drop trigger recommendation_answers_limited on jobs',
  'drop function limit_recommendation_answers()',
  'drop trigger recommendation_answer_limited on applications',
  'drop function limit_recommendation_answer()',
  'alter table applications drop column reason_for_applying',
];
