import { sql, type Kysely } from 'kysely';

/** Whether a student needs a visa in order to work; null where they did not say. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table students add column needs_visa boolean`.execute(database);
}

/** Drops the column. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table students drop column needs_visa`.execute(database);
}
