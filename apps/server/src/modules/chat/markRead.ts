import { sql, type Transaction } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { readChatNotifications } from '../notification/index.ts';
import { recordEvent, type LockedThread } from './changeThread.ts';
import { UNREAD } from './threadJson.ts';
import { threadLink } from './threadLink.ts';

/**
 * Marks a student's messages as read up to a number, never lowering it, and notifies their other windows. When the
 * last one is read, its notification is marked as read too.
 */
export async function markRead(
  transaction: Transaction<Database>,
  threadId: string,
  userId: string,
  readUpTo: number,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ readUpTo: number; unread: number }>`
    update chat_members me set read_up_to = least(${readUpTo}::int, t.last_sequence), sent_read = coalesce((
      select m.sender_number from chat_messages m
      where m.sender_user_id = me.user_id and m.thread_id = me.thread_id and m.sequence <= ${readUpTo}::int
      order by m.sequence desc limit 1), 0)
    from chat_threads t
    where t.id = me.thread_id and me.thread_id = ${threadId} and me.user_id = ${userId}
      and me.read_up_to < least(${readUpTo}::int, t.last_sequence)
    returning me.read_up_to as "readUpTo", ${UNREAD} as unread`.execute(transaction);
  const [row] = rows;
  if (row === undefined) return;
  const event = { kind: 'READ', sequence: row.readUpTo, reader: null } as const;
  await recordEvent(transaction, threadId, event, now, userId);
  if (row.unread === 0) await readChatNotifications(transaction, userId, threadLink(threadId), now);
}

/** Marks everything in a locked thread as read by its party, and notifies its students. */
export async function markReadByParty(
  transaction: Transaction<Database>,
  thread: LockedThread,
  reader: ChatParty,
  now: Date,
): Promise<void> {
  if (thread.entityReadUpTo === thread.lastSequence) return;
  await transaction
    .updateTable('chat_threads')
    .set({ entity_read_up_to: thread.lastSequence })
    .where('id', '=', thread.id)
    .execute();
  await recordEvent(transaction, thread.id, { kind: 'READ', sequence: thread.lastSequence, reader }, now);
}
