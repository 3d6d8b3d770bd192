import { sql, type Transaction } from 'kysely';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Removes a student from groups. The groups are locked first, so that no message is being sent to a student who has
 * left.
 * @param entityId the party of the groups; null for all groups
 */
export async function leaveGroups(
  transaction: Transaction<Database>,
  userId: string,
  entityId: string | null,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select t.id from chat_threads t
    where t.kind = 'GROUP' and (${entityId}::uuid is null or t.entity_id = ${entityId}::uuid)
      and t.id in (select me.thread_id from chat_members me where me.user_id = ${userId})
    order by t.id for no key update`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  for (const table of ['chat_members', 'chat_events'] as const) {
    await transaction
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('thread_id', '=', anyOf(ids))
      .execute();
  }
}
