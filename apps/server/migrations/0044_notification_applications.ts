import { sql, type Kysely } from 'kysely';

/** Notifications name the page of the application that they belong to; those made before lead to their own page alone. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications add column application_link text`.execute(database);
}

/** Forgets which application a notification belongs to. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table notifications drop column application_link`.execute(database);
}
