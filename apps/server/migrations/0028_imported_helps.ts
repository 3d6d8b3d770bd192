import { sql, type Kysely } from 'kysely';

/** Imported help articles have a key, by which the next import finds them. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table helps add column import_key text unique`.execute(database);
}

/** Drops the keys. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table helps drop column import_key`.execute(database);
}
