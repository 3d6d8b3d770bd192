import { sql, type Kysely } from 'kysely';

/** What a company asks of applicants, and what each of them answered. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(QUESTIONS).execute(database);
}

const QUESTIONS = `
  alter table jobs add column questions jsonb not null default '[]';
  comment on column jobs.questions is
    'A list of JobQuestion of the job contract. The id of a question is that of its words: another wording has another.';
  alter table applications add column answers jsonb not null default '[]';
  comment on column applications.answers is
    'A list of SentAnswer of the job contract: the questions as they were, with the answers as sent.';
`;
