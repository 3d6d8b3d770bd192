import { sql, type Kysely, type RawBuilder } from 'kysely';
import { instantJson } from '../../platform/database/instantJson.ts';
import type { Database } from '../../platform/database/schema.ts';
import { entityJson } from './entityJson.ts';
import { messageJson } from './messageJson.ts';
import type { Viewer } from './viewer.ts';
import { threadReason } from './writable.ts';

/** Messages the student of `me` has not read in the thread `t`: a difference of counters, nothing is counted. */
export const UNREAD = sql<number>`(t.last_sequence - me.read_up_to - (me.sent_count - me.sent_read))`;

/**
 * A thread as the contract's `ChatThread`: `t` of `chat_threads`, `me` the viewer's row of `chat_members`, `e` its party
 * of `chat_entities`.
 * @param found the number of the newest message a search finds; null without
 */
export function threadJson(
  viewer: Viewer,
  found: RawBuilder<unknown> = sql`null::integer`,
): RawBuilder<unknown> {
  const message = (sequence: RawBuilder<unknown>) => sql`(
    select ${messageJson('m')} from chat_messages m where m.thread_id = t.id and m.sequence = ${sequence})`;
  return sql`json_build_object('threadUniqueId', t.id, 'kind', t.kind, 'entity', ${entityJson('e')},
    'title', plain_name(t.title), 'titleJp', plain_name(t.title_jp),
    'memberCount', (select count(*)::int from chat_members every where every.thread_id = t.id),
    'lastMessage', ${message(sql`t.last_sequence`)}, 'foundMessage', ${message(found)},
    'unreadCount', ${UNREAD}, 'readUpTo', me.read_up_to, 'readByEntityUpTo', t.entity_read_up_to,
    'notWritableReason', ${threadReason('t', viewer)}, 'updatedAt', ${instantJson('t.updated_at')})`;
}

/** A thread of the viewer's as JSON text; undefined for one that is not theirs. */
export async function readThread(
  database: Kysely<Database>,
  threadId: string,
  viewer: Viewer,
): Promise<string | undefined> {
  const { rows } = await sql<{ thread: string }>`
    select ${threadJson(viewer)}::text as thread
    from chat_members me
    join chat_threads t on t.id = me.thread_id
    join chat_entities e on e.id = t.entity_id
    where me.user_id = ${viewer.id} and me.thread_id = ${threadId}`.execute(database);
  return rows[0]?.thread;
}
