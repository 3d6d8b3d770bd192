import { sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/generateIds.ts';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { recordEvent, type LockedThread } from './changeThread.ts';

/** A student of the thread, or its party under a name. */
export type Sender =
  | { readonly type: 'STUDENT'; readonly userId: string }
  | { readonly type: ChatParty; readonly name: string; readonly nameJp: string | null };

export interface NewMessage {
  readonly sender: Sender;
  /** Null for a message of files only. */
  readonly text: string | null;
  /** Unsent attachments, in order. */
  readonly fileIds: readonly string[];
  /** An offer of the student to whom the thread belongs, made by its company. */
  readonly jobOfferId: string | null;
  /** The `Idempotency-Key`, if any. */
  readonly clientKey: string | null;
}

/**
 * Writes a message into a locked thread, notifies its students, and returns its sequence number.
 * @throws Problem IDEMPOTENCY_KEY_REUSED for a key its sender has used in another thread
 */
export async function postMessage(
  transaction: Transaction<Database>,
  thread: LockedThread,
  message: NewMessage,
  now: Date,
): Promise<number> {
  const sequence = thread.lastSequence + 1;
  const { sender } = message;
  if (sender.type === 'STUDENT')
    await writeAsStudent(transaction, thread.id, sequence, message, sender.userId, now);
  else await writeAsParty(transaction, thread.id, sequence, message, sender, now);
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

/** If the student had read everything before, their own message counts as read too. */
async function writeAsStudent(
  transaction: Transaction<Database>,
  threadId: string,
  sequence: number,
  { text, jobOfferId, clientKey }: NewMessage,
  userId: string,
  now: Date,
): Promise<void> {
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
      (id, thread_id, sequence, sender_type, sender_user_id, sender_name, sender_name_jp, sender_number, client_key, text,
        job_offer_id, sent_at)
    select ${newId()}, ${threadId}, ${sequence}, 'STUDENT', ${userId},
      plain_name(written_name(d.family_name, null, d.first_name, d.family_name_jp, null, d.first_name_jp)),
      plain_name(nullif(concat_ws(' ', d.family_name_jp, d.first_name_jp), '')), own.sent_count, ${clientKey}, ${text},
      ${jobOfferId}::uuid, ${now}::timestamptz
    from own left join user_details d on d.user_id = ${userId}
    on conflict (sender_user_id, client_key) where client_key is not null do nothing
    returning sequence`.execute(transaction);
  if (rows.length === 0) throw new Problem('IDEMPOTENCY_KEY_REUSED');
}

async function writeAsParty(
  transaction: Transaction<Database>,
  threadId: string,
  sequence: number,
  { text }: NewMessage,
  { type, name, nameJp }: Exclude<Sender, { readonly type: 'STUDENT' }>,
  now: Date,
): Promise<void> {
  await sql`
    with moved as (
      update chat_threads set last_sequence = ${sequence}, entity_read_up_to = ${sequence},
        updated_at = ${now}::timestamptz
      where id = ${threadId}
    )
    insert into chat_messages (id, thread_id, sequence, sender_type, sender_name, sender_name_jp, text, sent_at)
    values (${newId()}, ${threadId}, ${sequence}, ${type}, plain_name(${name}), plain_name(${nameJp}), ${text},
      ${now}::timestamptz)`.execute(transaction);
}
