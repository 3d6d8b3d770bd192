import { sql, type Transaction } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { recordEvent, type LockedThread } from './changeThread.ts';

/** Who writes: a student of the thread, or its party under a name. */
export type Sender =
  | { readonly type: 'STUDENT'; readonly userId: string }
  | { readonly type: ChatParty; readonly name: string; readonly nameJp: string | null };

/** A message to write. */
export interface NewMessage {
  readonly sender: Sender;
  /** Null where it is files alone. */
  readonly text: string | null;
  /** Files that wait to be sent, in their order. */
  readonly fileIds: readonly string[];
  /** The key it was sent with; null without one. */
  readonly clientKey: string | null;
}

/**
 * Writes a message into a locked thread, and notifies its students.
 * @returns its number
 * @throws Problem IDEMPOTENCY_KEY_REUSED for a key its sender has used in another thread
 */
export async function postMessage(
  transaction: Transaction<Database>,
  thread: LockedThread,
  message: NewMessage,
  now: Date,
): Promise<number> {
  const sequence = thread.lastSequence + 1;
  const isWritten =
    message.sender.type === 'STUDENT'
      ? await writeAsStudent(transaction, thread.id, sequence, message, message.sender.userId, now)
      : await writeAsParty(transaction, thread.id, sequence, message, message.sender, now);
  if (!isWritten) throw new Problem('IDEMPOTENCY_KEY_REUSED');
  for (const [position, fileId] of message.fileIds.entries()) {
    await transaction
      .updateTable('chat_attachments')
      .set({ thread_id: thread.id, sequence, position })
      .where('file_id', '=', fileId)
      .execute();
  }
  await recordEvent(transaction, thread.id, { kind: 'MESSAGE', sequence }, now);
  return sequence;
}

/** If everything was read before, the student's own message is read too. */
async function writeAsStudent(
  transaction: Transaction<Database>,
  threadId: string,
  sequence: number,
  { text, clientKey }: NewMessage,
  userId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with moved as (
      update chat_threads set last_sequence = ${sequence}, updated_at = ${now}::timestamptz where id = ${threadId}
    ),
    own as (
      update chat_members set sent_count = sent_count + 1,
        sent_read = case when read_up_to = ${sequence - 1}::int then sent_count + 1 else sent_read end,
        read_up_to = case when read_up_to = ${sequence - 1}::int then ${sequence}::int else read_up_to end
      where thread_id = ${threadId} and user_id = ${userId}
      returning sent_count
    )
    insert into chat_messages
      (thread_id, sequence, sender_type, sender_user_id, sender_name, sender_name_jp, sender_number, client_key, text,
        sent_at)
    select ${threadId}, ${sequence}, 'STUDENT', ${userId},
      plain_name(written_name(d.family_name, null, d.first_name, d.family_name_jp, null, d.first_name_jp)),
      plain_name(nullif(concat_ws(' ', d.family_name_jp, d.first_name_jp), '')), own.sent_count, ${clientKey}, ${text},
      ${now}::timestamptz
    from own left join user_details d on d.user_id = ${userId}
    on conflict (sender_user_id, client_key) where client_key is not null do nothing
    returning sequence`.execute(transaction);
  return rows.length === 1;
}

async function writeAsParty(
  transaction: Transaction<Database>,
  threadId: string,
  sequence: number,
  { text }: NewMessage,
  { type, name, nameJp }: Exclude<Sender, { readonly type: 'STUDENT' }>,
  now: Date,
): Promise<boolean> {
  await sql`
    with moved as (
      update chat_threads set last_sequence = ${sequence}, entity_read_up_to = ${sequence},
        updated_at = ${now}::timestamptz
      where id = ${threadId}
    )
    insert into chat_messages (thread_id, sequence, sender_type, sender_name, sender_name_jp, text, sent_at)
    values (${threadId}, ${sequence}, ${type}, plain_name(${name}), plain_name(${nameJp}), ${text},
      ${now}::timestamptz)`.execute(transaction);
  return true;
}
