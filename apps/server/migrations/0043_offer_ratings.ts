import { sql, type Kysely } from 'kysely';

/** How a student rates the offer of an application, in the shape of the job contract's `OfferRatings`. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table application_notes add column ratings jsonb`.execute(database);
}

/** Drops the ratings. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table application_notes drop column ratings`.execute(database);
}
