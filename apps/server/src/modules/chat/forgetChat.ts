import { sql, type Transaction } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { leaveGroups } from './leaveGroups.ts';

/** Replaces the name of a user who deleted their account. */
const GONE = { en: 'Deleted user', jp: '退会したユーザー' };

/** Tables with rows of one user. */
const TABLES = [
  'chat_events',
  'chat_states',
  'chat_blocks',
  'chat_reports',
  'chat_attachments',
  'chat_members',
] as const;

/**
 * Removes a student from chat, in the transaction that deletes the account: direct threads are deleted; in groups
 * their messages are removed but keep their numbers, and nothing identifies the student.
 */
export async function forgetChat(
  transaction: Transaction<Database>,
  userId: string,
  now: Date,
): Promise<void> {
  await leaveGroups(transaction, userId, null);
  await transaction.deleteFrom('chat_threads').where('user_id', '=', userId).execute();
  // The report stays for the operator, its message text does not.
  await sql`
    update chat_reports r set sender_name = ${GONE.en}, message_text = null
    from chat_messages m
    where m.sender_user_id = ${userId} and r.thread_id = m.thread_id and r.sequence = m.sequence`.execute(
    transaction,
  );
  await sql`
    update chat_messages set text = null, job_offer_id = null, removed_at = ${now}::timestamptz, sender_user_id = null, client_key = null,
      sender_name = ${GONE.en}, sender_name_jp = ${GONE.jp}
    where sender_user_id = ${userId}`.execute(transaction);
  for (const table of TABLES) await transaction.deleteFrom(table).where('user_id', '=', userId).execute();
}
