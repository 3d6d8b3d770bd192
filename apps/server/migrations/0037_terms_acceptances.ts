import { sql, type Kysely } from 'kysely';

/**
 * The accepted version of the terms per user, with time. Profiles are hidden from companies by default; saved profiles
 * keep their setting.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the table, and makes profiles without a setting visible to companies. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  `create table terms_acceptances (
     user_id uuid not null references users on delete cascade,
     version text not null check (length(version) between 1 and 40),
     accepted_at timestamptz not null,
     primary key (user_id, version)
   )`,
  'alter table student_profiles alter column is_visible_to_companies set default false',
];

const UNDONE = [
  'alter table student_profiles alter column is_visible_to_companies set default true',
  'drop table terms_acceptances',
];
