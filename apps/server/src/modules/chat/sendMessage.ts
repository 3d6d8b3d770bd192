import { manifest } from '@michi/api/manifest';
import { sql, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { anyOf } from '../../platform/database/anyOf.ts';
import type { Database } from '../../platform/database/schema.ts';
import { invalidFields, Problem } from '../../platform/problem/problem.ts';
import type { RateLimit } from '../../platform/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';
import { checkOwnOffer } from '../job/index.ts';
import { lockThread } from './changeThread.ts';
import { messageJson, type ChatMessage } from './messageJson.ts';
import { plainText } from './plainText.ts';
import { postMessage } from './postMessage.ts';
import { successMessage } from './successMessage.ts';
import { threadReason, type NotWritableReason, type Viewer } from './writable.ts';
import { readOneJson } from '../../platform/json/readJson.ts';
import { jsonDone, type JsonText } from '../../platform/json/jsonText.ts';

/** More messages than any student types. */
const SENT_BY_ACCOUNT: RateLimit = { name: 'send a message', tries: 240, seconds: 60 };

interface Draft {
  readonly threadId: string;
  readonly text: string | null;
  readonly fileIds: readonly string[];
  readonly jobOfferId: string | null;
  readonly clientKey: string | null;
}

/**
 * Sends a message. Its key is stored with it, so that the thread contains it once, however late an offline phone repeats
 * the request.
 */
export function sendMessage(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.chat.sendMessage, async ({ body, headers, user, language, now }) => {
    const text = plainText(body.text ?? '');
    const draft: Draft = {
      threadId: body.threadUniqueId,
      text: text === '' ? null : text,
      fileIds: body.attachmentIds ?? [],
      jobOfferId: body.jobOfferId?.toLowerCase() ?? null,
      clientKey: headers['Idempotency-Key'] ?? null,
    };
    if (draft.text === null && draft.fileIds.length === 0) throw invalidFields({ text: 'messageText' });
    await rateLimiter.take(SENT_BY_ACCOUNT, user.id);
    const message = await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, user.id);
      return readMessage(transaction, draft.threadId, await sendOnce(transaction, draft, user, now), user.id);
    });
    return { status: 201, json: jsonDone(successMessage(language, 'sent'), message) };
  });
}

/** Returns the sequence number of the message, which may have been sent before. */
async function sendOnce(
  transaction: Transaction<Database>,
  draft: Draft,
  viewer: Viewer,
  now: Date,
): Promise<number> {
  const { threadId, text, fileIds, jobOfferId, clientKey } = draft;
  const thread = await lockThread(transaction, threadId);
  const reason = thread === undefined ? undefined : await ownReason(transaction, threadId, viewer);
  if (thread === undefined || reason === undefined) throw new Problem('NOT_FOUND');
  const before = clientKey === null ? undefined : await sentBefore(transaction, viewer.id, clientKey);
  if (before !== undefined) {
    const isTheSame =
      before.threadId === threadId &&
      before.text === text &&
      before.jobOfferId === jobOfferId &&
      JSON.stringify(before.fileIds) === JSON.stringify(fileIds);
    if (!isTheSame) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    return before.sequence;
  }
  if (reason !== null) throw new Problem('NOT_WRITABLE');
  await holdAttachments(transaction, fileIds, viewer.id);
  if (jobOfferId !== null) await checkOffer(transaction, jobOfferId, threadId, viewer.id);
  const sender = { type: 'STUDENT', userId: viewer.id } as const;
  return postMessage(transaction, thread, { sender, text, fileIds, jobOfferId, clientKey }, now);
}

/** Why the viewer cannot write in a thread; undefined if they are not a member. */
async function ownReason(
  transaction: Transaction<Database>,
  threadId: string,
  viewer: Viewer,
): Promise<NotWritableReason | null | undefined> {
  const { rows } = await sql<{ reason: NotWritableReason | null }>`
    select ${threadReason('t', viewer)} as reason
    from chat_members me join chat_threads t on t.id = me.thread_id
    where me.user_id = ${viewer.id} and me.thread_id = ${threadId}`.execute(transaction);
  return rows[0]?.reason;
}

interface SentBefore {
  readonly threadId: string;
  readonly sequence: number;
  readonly text: string | null;
  readonly fileIds: readonly string[];
  readonly jobOfferId: string | null;
}

async function sentBefore(
  transaction: Transaction<Database>,
  userId: string,
  clientKey: string,
): Promise<SentBefore | undefined> {
  const { rows } = await sql<SentBefore>`
    select m.thread_id as "threadId", m.sequence, m.text, m.job_offer_id as "jobOfferId", array(
      select a.file_id::text from chat_attachments a
      where a.thread_id = m.thread_id and a.sequence = m.sequence order by a.position) as "fileIds"
    from chat_messages m where m.sender_user_id = ${userId} and m.client_key = ${clientKey}`.execute(
    transaction,
  );
  return rows[0];
}

/** Locks files that are about to be sent, so that no other message uses them. */
async function holdAttachments(
  transaction: Transaction<Database>,
  fileIds: readonly string[],
  userId: string,
): Promise<void> {
  if (fileIds.length === 0) return;
  const free = await transaction
    .selectFrom('chat_attachments')
    .select('file_id')
    .where('file_id', '=', anyOf(fileIds))
    .where('user_id', '=', userId)
    .where('thread_id', 'is', null)
    .orderBy('file_id')
    .forUpdate()
    .execute();
  if (free.length < fileIds.length) throw invalidFields({ attachmentIds: 'ownAttachment' });
}

/** An offer goes to the company that made it, and to nobody else: not into a group. */
async function checkOffer(
  transaction: Transaction<Database>,
  jobOfferId: string,
  threadId: string,
  userId: string,
): Promise<void> {
  const { kind, company_id: companyId } = await transaction
    .selectFrom('chat_threads')
    .select(['kind', 'company_id'])
    .where('id', '=', threadId)
    .executeTakeFirstOrThrow();
  if (kind === 'GROUP' || companyId === null) throw invalidFields({ jobOfferId: 'ownOffer' });
  await checkOwnOffer(transaction, jobOfferId, userId, companyId);
}

function readMessage(
  transaction: Transaction<Database>,
  threadId: string,
  sequence: number,
  userId: string,
): Promise<JsonText<ChatMessage>> {
  return readOneJson(
    transaction,
    messageJson('m'),
    (selected) => sql`
    select ${selected}
    from chat_messages m
    join chat_threads t on t.id = m.thread_id
    join chat_members me on me.thread_id = t.id and me.user_id = ${userId}
    where m.thread_id = ${threadId} and m.sequence = ${sequence}`,
  );
}
