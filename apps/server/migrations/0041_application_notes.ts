import { sql, type Kysely } from 'kysely';

/** A student's private notes on an application. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table application_notes (
    application_id uuid primary key references applications on delete cascade,
    text text not null default '' check (length(text) <= 5000),
    checklist jsonb not null default '[]',
    questions jsonb not null default '[]',
    updated_at timestamptz not null
  )`.execute(database);
}

/** Deletes the notes. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop table application_notes`.execute(database);
}
