import { sql, type Kysely } from 'kysely';

/**
 * Further names of a company beside the English and the Japanese one, for searching it and its jobs. Postings imported
 * earlier get them at their next import.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column other_names text[] not null default '{}'`.execute(database);
}

/** Drops the names; search texts contain them until they are next rewritten. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table companies drop column other_names`.execute(database);
}
