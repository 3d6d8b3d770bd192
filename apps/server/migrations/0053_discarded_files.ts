import { sql, type Kysely } from 'kysely';

/** Files whose rows are deleted and whose bytes are still to be removed from the store. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table discarded_files (
    id uuid primary key,
    discarded_at timestamptz not null,
    -- When the removal is tried next; later than \`discarded_at\` after a failure.
    retry_at timestamptz not null
  )`.execute(database);
  await sql`create index discarded_files_due on discarded_files (retry_at)`.execute(database);
}

/** Forgets which bytes are still to be removed. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table discarded_files`.execute(database);
}
