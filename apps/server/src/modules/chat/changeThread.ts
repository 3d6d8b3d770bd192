import { sql, type Kysely, type Transaction } from 'kysely';
import type { ChatParty, Database } from '../../platform/database/schema.ts';
import { wake } from '../../platform/events/wake.ts';
import { chatsOf } from './topics.ts';

/** A thread whose row is locked until the transaction ends; every write to a thread starts here. */
export interface LockedThread {
  readonly id: string;
  readonly kind: 'DIRECT' | 'GROUP';
  readonly entityId: string;
  readonly lastSequence: number;
  readonly entityReadUpTo: number;
}

/** Locks a thread, so that its messages are numbered without gaps. */
export async function lockThread(
  transaction: Transaction<Database>,
  threadId: string,
): Promise<LockedThread | undefined> {
  return transaction
    .selectFrom('chat_threads')
    .select([
      'id',
      'kind',
      'entity_id as entityId',
      'last_sequence as lastSequence',
      'entity_read_up_to as entityReadUpTo',
    ])
    .where('id', '=', threadId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** A change in a thread that the streams of its students report. */
export type ThreadEvent =
  | { readonly kind: 'MESSAGE'; readonly sequence: number }
  | {
      readonly kind: 'READ';
      readonly sequence: number;
      /** Null for the student who receives it. */
      readonly reader: ChatParty | null;
    };

/**
 * Numbers an event for students of a thread and wakes their streams once the transaction commits. The number is taken
 * under the lock of each student's counter, so that none becomes visible before a lower one.
 * @param userId the only student to receive it; every member if omitted
 */
export async function recordEvent(
  transaction: Kysely<Database>,
  threadId: string,
  event: ThreadEvent,
  now: Date,
  userId?: string,
): Promise<void> {
  const recipient = userId === undefined ? sql`true` : sql`user_id = ${userId}`;
  const { rows } = await sql<{ user_id: string }>`
    with states as (
      insert into chat_states as s (user_id, version)
      select user_id, 1 from chat_members where thread_id = ${threadId} and ${recipient}
      -- In a fixed order, so that two groups that share students do not deadlock.
      order by user_id
      on conflict (user_id) do update set version = s.version + 1
      returning user_id, version
    )
    insert into chat_events (user_id, version, kind, thread_id, sequence, reader, happened_at)
    select user_id, version, ${event.kind}, ${threadId}, ${event.sequence},
      ${event.kind === 'READ' ? event.reader : null}, ${now}::timestamptz
    from states
    returning user_id`.execute(transaction);
  await wake(
    transaction,
    rows.map((row) => chatsOf(row.user_id)),
  );
}
