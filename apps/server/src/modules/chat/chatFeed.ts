import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Feed, FeedPage, FeedQuery, StreamEvent } from '../../platform/events/feed.ts';
import { messageJson } from './messageJson.ts';
import { chatsOf, typingTo } from './topics.ts';
import { typingEvent } from './typing.ts';

/** Most events of a student in one answer; the rest follows in the next. */
const MAX_AT_ONCE = 100;

/**
 * Events of a student's threads; the cursor is the version in `chat_states`. Numbers are taken under the lock of that
 * row, so a client that resumes after one has missed nothing.
 */
export function chatFeed(database: Kysely<Database>): Feed {
  return {
    name: 'chats',
    topic: chatsOf,
    passing: { topic: typingTo, event: typingEvent },
    async read(questions) {
      const { rows } = await feedRows(questions).execute(database);
      return questions.map((question, index) => responseOf(question, rows[index]));
    },
  };
}

interface FeedRow {
  readonly version: number;
  readonly forgotten: number;
  readonly happened: readonly Happened[] | null;
}

interface Happened {
  readonly version: number;
  readonly kind: 'MESSAGE' | 'READ';
  readonly threadUniqueId: string;
  readonly sequence: number;
  readonly reader: string | null;
  /** Null if the student has left the group since. */
  readonly message: unknown;
}

/** One row for each question, in their order. */
export function feedRows(questions: readonly FeedQuery[]): RawBuilder<FeedRow> {
  return sql<FeedRow>`
    select coalesce(s.version, 0) as version, coalesce(s.forgotten_version, 0) as forgotten,
      case when s.version > q.after then (
        select json_agg(json_build_object('version', own.version, 'kind', own.kind, 'threadUniqueId', own.thread_id,
          'sequence', own.sequence, 'reader', own.reader, 'message', own.message) order by own.version)
        from (
          select ev.version, ev.kind, ev.thread_id, ev.sequence, ev.reader, (
            select ${messageJson('m')}
            from chat_messages m
            join chat_threads t on t.id = m.thread_id
            join chat_members me on me.thread_id = t.id and me.user_id = q.user_id
            where ev.kind = 'MESSAGE' and m.thread_id = ev.thread_id and m.sequence = ev.sequence) as message
          from chat_events ev where ev.user_id = q.user_id and ev.version > q.after
          order by ev.version limit ${sql.lit(MAX_AT_ONCE)}
        ) own
      ) end as happened
    from rows from (json_to_recordset(${JSON.stringify(questions)}::json) as ("userId" uuid, after bigint))
      with ordinality as q(user_id, after, place)
    left join chat_states s on s.user_id = q.user_id
    order by q.place`;
}

function responseOf({ after, isFirst }: FeedQuery, row: FeedRow | undefined): FeedPage {
  const { version = 0, forgotten = 0, happened = null } = row ?? {};
  const known = after === null ? null : Number(after);
  // No number, a future one, or one whose following events have been deleted: the stream begins now.
  if (known === null || known > version || known < forgotten) {
    return { events: [begin(version, false)], cursor: String(version) };
  }
  const seen = happened ?? [];
  const events = seen.flatMap(eventOf);
  const hasMore = seen.length === MAX_AT_ONCE;
  const last = hasMore ? (seen.at(-1)?.version ?? version) : version;
  return {
    events: isFirst ? [begin(known, true), ...events] : events,
    cursor: String(last),
    hasMore,
  };
}

function begin(version: number, isComplete: boolean): StreamEvent {
  return { name: 'begin', id: String(version), data: JSON.stringify({ kind: 'BEGIN', isComplete }) };
}

function eventOf({ version, kind, threadUniqueId, sequence, reader, message }: Happened): StreamEvent[] {
  const id = String(version);
  if (kind === 'MESSAGE')
    return message === null
      ? []
      : [{ name: 'message', id, data: JSON.stringify({ kind, threadUniqueId, message }) }];
  const read = {
    kind,
    threadUniqueId,
    reader: reader ?? 'STUDENT',
    isMine: reader === null,
    readUpTo: sequence,
  };
  return [{ name: 'read', id, data: JSON.stringify(read) }];
}
