import { sql, type Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { wake } from '../../platform/events/wake.ts';
import { notificationsOf } from '../../platform/notifications/topics.ts';
import { columnsOf, type GroupChange } from './groups.ts';

/** Stores the counters after a change; open streams are woken once the transaction commits. */
export async function changeState(
  transaction: Kysely<Database>,
  userId: string,
  changes: readonly GroupChange[],
): Promise<void> {
  for (const change of changes) {
    await transaction
      .updateTable('notification_states')
      .set({ ...columnsOf(change), version: sql<number>`version + 1` })
      .where('user_id', '=', userId)
      .execute();
  }
  if (changes.length > 0) await wake(transaction, [notificationsOf(userId)]);
}
