import { sql, type Kysely } from 'kysely';

/** What an imported posting states about subjects without a field: a list of `JobStatement` of the job contract. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column statements jsonb not null default '[]'`.execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs drop column statements`.execute(database);
}
