import { sql, type Transaction } from 'kysely';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { Database } from '../../../platform/database/schema.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../../platform/notifications/notify.ts';
import { Refusal } from '../../../platform/operator/refusal.ts';
import { lockThread, type LockedThread } from '../changeThread.ts';
import { markReadByParty } from '../markRead.ts';
import { openDirectThread } from '../openThread.ts';
import { postMessage } from '../postMessage.ts';
import { UNREAD } from '../threadJson.ts';
import { threadLink } from '../threadLink.ts';
import { checkWritable, findStudent } from './findStudent.ts';
import type { Party } from './party.ts';

/** The target of a party's message: a student, by email, or one of its groups, by id. */
export type MessageTarget = { readonly to: string } | { readonly group: string };

/** A message and the name of its sender. */
export interface PartyMessage {
  readonly text: string | null;
  readonly from: string;
  readonly fromJp: string | null;
  /** Stores the files under the student's account before sending, and returns their ids; direct threads only. */
  readonly keepFiles?: (userId: string) => Promise<readonly string[]>;
}

/**
 * Writes a message as a party. Earlier messages of students are then read; students without another unread message are
 * notified.
 * @returns the thread and the number of the message
 * @throws Refusal if it may not write there
 */
export async function writeAsParty(
  { clock, database }: Pick<Deps, 'clock' | 'database'>,
  party: Party,
  target: MessageTarget,
  message: PartyMessage,
): Promise<{ readonly threadId: string; readonly sequence: number }> {
  const now = clock.now();
  const fileIds = await filesFor(database, target, message);
  return inTransaction(database, async (transaction) => {
    const thread = await partysThread(transaction, party, target, now);
    await markReadByParty(transaction, thread, party.type, now);
    const { from: name, fromJp: nameJp, text } = message;
    const sender = { type: party.type, name, nameJp };
    const sequence = await postMessage(
      transaction,
      thread,
      { sender, text, fileIds, jobOfferId: null, clientKey: null },
      now,
    );
    await notifyUnread(transaction, thread, message, now);
    return { threadId: thread.id, sequence };
  });
}

/** Runs before the transaction of the message: a stored file that no message uses is deleted later. */
async function filesFor(
  database: Deps['database'],
  target: MessageTarget,
  { keepFiles }: PartyMessage,
): Promise<readonly string[]> {
  if (keepFiles === undefined) return [];
  if (!('to' in target)) throw new Refusal('--file', 'can be sent to one student, not to a group');
  const userId = await inTransaction(database, (transaction) => findStudent(transaction, target.to));
  return keepFiles(userId);
}

/**
 * The locked thread of a party and a target; a direct one is created if missing.
 * @throws Refusal if the party may not write there
 */
export async function partysThread(
  transaction: Transaction<Database>,
  party: Party,
  target: MessageTarget,
  now: Date,
): Promise<LockedThread> {
  if ('group' in target) {
    const group = await lockThread(transaction, target.group);
    if (group === undefined || group.kind !== 'GROUP' || group.entityId !== party.id)
      throw new Refusal('--group', 'is not a group of the sender');
    return group;
  }
  const userId = await findStudent(transaction, target.to);
  await checkWritable(transaction, party, userId);
  const held = await lockThread(transaction, await openDirectThread(transaction, userId, party, now));
  if (held === undefined) throw new Error('The thread that was just created does not exist.');
  // Again under the lock, to see a concurrent block.
  await checkWritable(transaction, party, userId);
  return held;
}

/** Characters of a message in its notification. */
const SHOWN = 200;

async function notifyUnread(
  transaction: Transaction<Database>,
  thread: LockedThread,
  { from, fromJp, text }: PartyMessage,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ userId: string }>`
    select me.user_id as "userId"
    from chat_members me join chat_threads t on t.id = me.thread_id
    where me.thread_id = ${thread.id} and ${UNREAD} = 1`.execute(transaction);
  const letters = [...(text ?? '')];
  const body = letters.length > SHOWN ? `${letters.slice(0, SHOWN).join('')}…` : letters.join('');
  await notify(
    transaction,
    rows.map(({ userId }) => ({
      userId,
      kind: 'CHAT_MESSAGE',
      title: `${from} wrote to you`,
      titleJp: `${fromJp ?? from}からメッセージが届きました`,
      body: body === '' ? null : body,
      bodyJp: null,
      link: threadLink(thread.id),
    })),
    now,
  );
}
