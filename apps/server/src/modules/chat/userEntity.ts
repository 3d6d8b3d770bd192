import { manifest } from '@michi/api/manifest';
import type { Body } from '@michi/api/server';
import { sql, type Transaction } from 'kysely';
import type { ServiceRouter } from '../../platform/appContext.ts';
import { lockAccount } from '../../platform/auth/lockAccount.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { RateLimit } from '../../platform/rateLimiter.ts';
import { route } from '../../platform/validation/route.ts';
import { markRead } from './markRead.ts';
import { findDirectThread, openDirectThread } from './openThread.ts';
import { readThread } from './threadJson.ts';
import { studentNames, broadcastTyping } from './typing.ts';
import { entityReason, threadReason, type NotWritableReason, type Viewer } from './writable.ts';
import { jsonData } from '../../platform/json/jsonText.ts';

/** A client reports typing every few seconds. */
const TYPED_BY_ACCOUNT: RateLimit = { name: 'type a message', tries: 60, seconds: 60 };

/** Opening threads and marking them as read. */
const UPDATES_BY_ACCOUNT: RateLimit = { name: 'tell where one stands in chat', tries: 600, seconds: 60 };

type Request = Body<typeof manifest.chat.updateUserEntity>;

/** Opens a thread with a party, marks its messages as read, and reports typing. */
export function userEntity(router: ServiceRouter): void {
  const { database, rateLimiter } = router.deps;
  route(router, manifest.chat.updateUserEntity, async ({ body, user, now }) => {
    await rateLimiter.take(body.isTyping === undefined ? UPDATES_BY_ACCOUNT : TYPED_BY_ACCOUNT, user.id);
    const { id, studentId } = user;
    const { threadId, data, isWritable } = await inTransaction(database, async (transaction) => {
      await lockAccount(transaction, id);
      const thread = await threadOf(transaction, body, user, studentId !== null, now);
      if (body.readUpTo !== undefined) await markRead(transaction, thread.id, id, body.readUpTo, now);
      const json = await readThread(transaction, thread.id, user);
      return { threadId: thread.id, data: json, isWritable: thread.reason === null };
    });
    if (body.isTyping !== undefined && isWritable) {
      const names = await studentNames(database, id);
      const typing = {
        threadUniqueId: threadId,
        isTyping: body.isTyping,
        senderType: 'STUDENT',
        ...names,
      } as const;
      await broadcastTyping(database, typing, id);
    }
    return { status: 200, json: jsonData(data) };
  });
}

interface FoundThread {
  readonly id: string;
  readonly reason: NotWritableReason | null;
}

/** @throws Problem NOT_FOUND for an unknown party or thread, NOT_WRITABLE if no thread may be created */
async function threadOf(
  transaction: Transaction<Database>,
  { entityId, entityType, threadUniqueId }: Request,
  viewer: Viewer,
  isStudent: boolean,
  now: Date,
): Promise<FoundThread> {
  const party = await partyFor(transaction, entityId, viewer);
  if (party === undefined || party.type !== entityType) throw new Problem('NOT_FOUND');
  const known = threadUniqueId ?? (await findDirectThread(transaction, viewer.id, party));
  if (known !== undefined) {
    const own = await ownThread(transaction, known, entityId, viewer);
    if (own === undefined) throw new Problem('NOT_FOUND');
    return own;
  }
  if (!isStudent) throw new Problem('FORBIDDEN');
  if (party.reason !== null) throw new Problem('NOT_WRITABLE');
  return { id: await openDirectThread(transaction, viewer.id, party, now), reason: null };
}

interface Party {
  readonly id: string;
  readonly type: ChatParty;
  readonly reason: NotWritableReason | null;
}

async function partyFor(
  transaction: Transaction<Database>,
  id: string,
  viewer: Viewer,
): Promise<Party | undefined> {
  const { rows } = await sql<Party>`
    select e.id, e.type, ${entityReason('e', viewer)} as reason
    from chat_entities e where e.id = ${id}`.execute(transaction);
  return rows[0];
}

async function ownThread(
  transaction: Transaction<Database>,
  threadId: string,
  entityId: string,
  viewer: Viewer,
): Promise<FoundThread | undefined> {
  const { rows } = await sql<FoundThread>`
    select t.id, ${threadReason('t', viewer)} as reason
    from chat_members me join chat_threads t on t.id = me.thread_id
    where me.user_id = ${viewer.id} and t.id = ${threadId} and t.entity_id = ${entityId}`.execute(
    transaction,
  );
  return rows[0];
}
