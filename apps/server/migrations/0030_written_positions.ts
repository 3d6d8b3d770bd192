import { sql, type Kysely } from 'kysely';

/** Where the write-ahead log stood after a session's last write, so that a replica is read only once it has that. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column written_position pg_lsn`.execute(database);
}

/** Takes it away again. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions drop column written_position`.execute(database);
}
