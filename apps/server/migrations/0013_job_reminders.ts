import { sql, type Kysely } from 'kysely';

/** Which deadlines students were reminded of, and the applications by who interviews. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the columns; a student may then be reminded a second time. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  // The deadline itself, not a mark: one that is moved is another one.
  'alter table job_favorites add column reminded_of timestamptz',
  'alter table applications add column reminded_of timestamptz',
  'create index applications_answer_by on applications (answer_by) where answer_by is not null',
  'create index jobs_entry_deadline on jobs (entry_deadline) where not is_closed and entry_deadline is not null',
  `create index applications_user_interviewer
     on applications (user_id, interviewer, stage, stage_changed_at desc, id desc)`,
];

const UNDONE = [
  'drop index applications_user_interviewer',
  'drop index jobs_entry_deadline',
  'drop index applications_answer_by',
  'alter table applications drop column reminded_of',
  'alter table job_favorites drop column reminded_of',
];
