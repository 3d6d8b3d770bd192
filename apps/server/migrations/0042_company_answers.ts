import { sql, type Kysely } from 'kysely';

/** Finds the first answer of a company to an application, for how it has answered so far. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index application_events_company on application_events (application_id, happened_at)
    where actor = 'COMPANY'`.execute(database);
}

/** Drops the index. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index application_events_company`.execute(database);
}
