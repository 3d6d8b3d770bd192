import { sql, type Kysely } from 'kysely';

/** Helps that an operator imports are known again by a key of their own. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table helps add column import_key text unique`.execute(database);
}

/** Takes the keys away again. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table helps drop column import_key`.execute(database);
}
