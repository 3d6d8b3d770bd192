import type { manifest } from '@michi/api/manifest';
import type { ResponseBody } from '@michi/api/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { pageOffset, type PageRequest } from '../../platform/page/page.ts';
import {
  countRows,
  type RowsJson,
  runRows,
  type SelectedRows,
  selectRows,
} from '../../platform/page/rowsJson.ts';
import { searchCondition } from '../../platform/search/searchCondition.ts';
import { messageJson, type ChatMessage } from './messageJson.ts';
import { UNREAD } from './threadJson.ts';
import { json, rowOrNull } from '../../platform/json/json.ts';
import { readFoundJson } from '../../platform/json/readJson.ts';
import type { JsonText } from '../../platform/json/jsonText.ts';

type LastMessage = ResponseBody<typeof manifest.chat.showLastMessage, 200>['data'];

/** Filter and position within the messages of a thread. */
export interface MessageFilter {
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly search?: string | undefined;
}

/** A student's thread. */
export interface OwnThread {
  readonly id: string;
  readonly userId: string;
  readonly lastSequence: number;
}

/** A thread that the student is a member of. */
export async function findOwnThread(
  database: Kysely<Database>,
  threadId: string,
  userId: string,
): Promise<OwnThread | undefined> {
  return database
    .selectFrom('chat_members as me')
    .innerJoin('chat_threads as t', 't.id', 'me.thread_id')
    .select(['t.id', 'me.user_id as userId', 't.last_sequence as lastSequence'])
    .where('me.user_id', '=', userId)
    .where('me.thread_id', '=', threadId)
    .executeTakeFirst();
}

/** A page of the messages of a thread as JSON text, the newest first. */
export function listMessages(
  database: Kysely<Database>,
  thread: OwnThread,
  filter: MessageFilter,
  page: PageRequest,
): Promise<RowsJson<ChatMessage>> {
  return runRows(database, messagePage(thread, filter, page));
}

/** The total of a page. Sequence numbers have no gaps, so that without a search nothing is counted. */
export async function countMessages(
  database: Kysely<Database>,
  thread: OwnThread,
  filter: MessageFilter,
): Promise<number> {
  const { first, last } = rangeOf(thread, filter);
  if (searchCondition('m', filter.search) === undefined) return Math.max(0, last - first + 1);
  const query = sql`select from chat_messages m where ${within(thread, first, last, filter.search)}`;
  return countRows(database, query);
}

/** The statement of a page. Without a search it starts at the page's first sequence number instead of an offset. */
export function messagePage(
  thread: OwnThread,
  filter: MessageFilter,
  page: PageRequest,
): RawBuilder<SelectedRows<ChatMessage>> {
  const { first, last } = rangeOf(thread, filter);
  const isSearch = searchCondition('m', filter.search) !== undefined;
  const [start, offset] = isSearch ? [last, pageOffset(page)] : [last - pageOffset(page), 0];
  return selectRows(
    messageJson('page'),
    sql`page.sequence desc`,
    (selected) => sql`
    with page as materialized (
      select m.* from chat_messages m where ${within(thread, first, start, filter.search)}
      order by m.sequence desc limit ${page.size} offset ${offset}
    )
    select ${selected}
    from page
    join chat_threads t on t.id = page.thread_id
    join chat_members me on me.thread_id = t.id and me.user_id = ${thread.userId}`,
  );
}

/** The newest message and the number of unread ones. @throws Problem NOT_FOUND if the student is not a member */
export function readLastMessage(
  database: Kysely<Database>,
  threadId: string,
  userId: string,
): Promise<JsonText<LastMessage>> {
  return readFoundJson(
    database,
    json<LastMessage>({
      lastMessage: rowOrNull(
        messageJson('m'),
        sql`chat_messages m where m.thread_id = t.id and m.sequence = t.last_sequence`,
      ),
      unreadCount: UNREAD,
    }),
    (selected) => sql`
    select ${selected}
    from chat_members me join chat_threads t on t.id = me.thread_id
    where me.user_id = ${userId} and me.thread_id = ${threadId}`,
  );
}

function rangeOf({ lastSequence }: OwnThread, { before, after }: MessageFilter) {
  return {
    first: (after ?? 0) + 1,
    last: before === undefined ? lastSequence : Math.min(before - 1, lastSequence),
  };
}

function within({ id }: OwnThread, first: number, last: number, search: string | undefined) {
  const matches = searchCondition('m', search) ?? sql`true`;
  return sql`m.thread_id = ${id} and m.sequence between ${first} and ${last} and ${matches}`;
}
