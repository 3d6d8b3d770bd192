import { sql, type Kysely } from 'kysely';

/** Finds the notification of a conversation that is read. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create index notifications_of_chat on notifications (user_id, link)
    where kind = 'CHAT_MESSAGE' and read_at is null`.execute(database);
}

/** Drops the column. */
export async function down(database: Kysely<unknown>): Promise<void> {
  await sql`drop index notifications_of_chat`.execute(database);
}
