import { sql, type Kysely } from 'kysely';

/** Photos of counsellors, set by operators: files without an owner. */
export async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(database);
}

/** Drops the column. */
export async function down(database: Kysely<unknown>): Promise<void> {
  for (const statement of UNDONE) await sql.raw(statement).execute(database);
}

const STATEMENTS = [
  'alter table files alter column user_id drop not null',
  'alter table counsellors add column photo_file_id uuid references files',
  'create index counsellors_photo on counsellors (photo_file_id) where photo_file_id is not null',
];

const UNDONE = [
  'alter table counsellors drop column photo_file_id',
  'delete from files where user_id is null',
  'alter table files alter column user_id set not null',
];
