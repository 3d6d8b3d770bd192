import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { entityJson } from './entityJson.ts';
import { messageJson } from './messageJson.ts';
import { threadReason, type Viewer } from './writable.ts';
import { columnsOf, instant, json, rowOrNull } from '../../platform/json/json.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

/** A thread (chat contract, `ChatThread`). */
export type ChatThread = ResponseBody<typeof manifest.chat.showThread, 200>['data'];

const T = columnsOf<'chat_threads'>('t');
const Me = columnsOf<'chat_members'>('me');

/** Messages of the thread `t` that the student of `me` has not read: a difference of counters. */
export const UNREAD = sql<number>`(t.last_sequence - me.read_up_to - (me.sent_count - me.sent_read))`;

/**
 * A thread as the contract's `ChatThread`: `t` of `chat_threads`, `me` the viewer's row of `chat_members`, `e` its party
 * of `chat_entities`.
 * @param found the number of the newest message that a search finds; null without a search
 */
export function threadJson(
  viewer: Viewer,
  found: RawBuilder<unknown> = sql`null::integer`,
): RawBuilder<ChatThread> {
  const message = (sequence: RawBuilder<unknown>) =>
    rowOrNull(messageJson('m'), sql`chat_messages m where m.thread_id = t.id and m.sequence = ${sequence}`);
  return json<ChatThread>({
    threadUniqueId: T('id'),
    kind: T('kind'),
    entity: entityJson('e'),
    title: sql<string | null>`plain_name(t.title)`,
    titleJp: sql<string | null>`plain_name(t.title_jp)`,
    memberCount: sql<number>`(select count(*)::int from chat_members every where every.thread_id = t.id)`,
    lastMessage: message(sql`t.last_sequence`),
    foundMessage: message(found),
    unreadCount: UNREAD,
    readUpTo: Me('read_up_to'),
    readByEntityUpTo: T('entity_read_up_to'),
    notWritableReason: threadReason('t', viewer),
    updatedAt: instant(T('updated_at')),
  });
}

/** @throws Problem NOT_FOUND if the viewer is not a member */
export function readThread(
  database: Kysely<Database>,
  threadId: string,
  viewer: Viewer,
): Promise<JsonText<ChatThread>> {
  return readFoundJson(
    database,
    threadJson(viewer),
    (selected) => sql`
    select ${selected}
    from chat_members me
    join chat_threads t on t.id = me.thread_id
    join chat_entities e on e.id = t.entity_id
    where me.user_id = ${viewer.id} and me.thread_id = ${threadId}`,
  );
}
