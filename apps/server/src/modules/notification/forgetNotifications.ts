import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/** Tables with what the service keeps of a user; deliveries go with their notifications. */
const TABLES = ['notifications', 'notification_reads', 'notification_states', 'devices'] as const;

/** Takes away the notifications and devices of a user whose account is deleted. */
export async function forgetNotifications(database: Kysely<Database>, userId: string): Promise<void> {
  for (const table of TABLES)
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(database);
}
