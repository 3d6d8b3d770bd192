import { sql, type Kysely } from 'kysely';

/** The write-ahead log position of a session's last write; a replica is read only once it has replayed it. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column written_position pg_lsn`.execute(database);
}

/** Drops the column. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column written_position`.execute(database);
}
