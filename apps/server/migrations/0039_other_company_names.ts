import { sql, type Kysely } from 'kysely';

/**
 * The names a company has beside its English and its Japanese one, by which a search finds it and its jobs. Postings that
 * were imported before tell theirs when they are imported again.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table companies add column other_names text[] not null default '{}'`.execute(database);
}

/** Forgets them; what a search looks through has them until it is next rewritten. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table companies drop column other_names`.execute(database);
}
