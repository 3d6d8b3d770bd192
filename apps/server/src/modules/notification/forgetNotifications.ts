import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Tables with a user's data; deliveries are deleted with their notifications. */
const TABLES = ['notifications', 'notification_reads', 'notification_states', 'devices'] as const;

/** Deletes the notifications and devices of a deleted account. */
export async function forgetNotifications(database: Kysely<Database>, userId: string): Promise<void> {
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(database);
}
