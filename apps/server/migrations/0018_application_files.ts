import { sql, type Kysely } from 'kysely';

/** Questions of companies that are answered with a file. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(APPLICATION_FILES).execute(database);
  await sql.raw(EARLIER_QUESTIONS).execute(database);
}

const APPLICATION_FILES = `
  create table application_files (
    file_id uuid primary key references files,
    user_id uuid not null references users on delete cascade,
    application_id uuid references applications on delete cascade,
    created_at timestamptz not null
  );
  comment on column application_files.application_id is 'The application it was sent with; null until then.';
  create index application_files_user on application_files (user_id);
  create index application_files_application on application_files (application_id) where application_id is not null;
  create index application_files_waiting on application_files (created_at) where application_id is null;
`;

const EARLIER_QUESTIONS = `
  update jobs set questions = (
    select jsonb_agg('{"fileTypes": [], "maxMegabytes": null}' || question order by place)
    from jsonb_array_elements(questions) with ordinality as asked (question, place))
  where questions <> '[]';
  update applications set answers = (
    select jsonb_agg('{"file": null}' || answer order by place)
    from jsonb_array_elements(answers) with ordinality as sent (answer, place))
  where answers <> '[]';
`;
