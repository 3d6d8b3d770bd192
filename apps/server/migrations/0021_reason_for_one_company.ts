import { sql, type Kysely } from 'kysely';

/** A reason for applying can be written for one company alone: it has a job and no question. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(REASON_FOR_ONE_COMPANY).execute(database);
}

const REASON_FOR_ONE_COMPANY = `
  alter table profile_answers
    drop constraint profile_answers_of_job,
    add constraint profile_answers_of_job check (
      job_id is null or question_id is not null or topic = 'REASON_FOR_APPLYING'),
    drop constraint profile_answers_in_profile,
    add constraint profile_answers_in_profile check (
      not is_in_profile or (topic <> 'OWN_QUESTION' and job_id is null and question_id is null
        and char_length(text) between 1 and 2000));
  comment on column profile_answers.job_id is 'The job for whose company alone it is; null for any company.';
  comment on column profile_answers.question_id is
    'The question of the company that it is for; null for any company, and for the reason for applying to one.';
`;
