import { type Kysely, sql, type SqlBool } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../database/schema.ts';
import type { Clock } from '../clock.ts';
import type { Timer } from '../mail/timer.ts';
import { Problem } from '../problem/problem.ts';
import type { Feed, FeedPage, TransientEvent, StreamEvent } from './feed.ts';
import type { EventBus } from './eventBus.ts';
import { accountTopic, sessionTopic } from './topics.ts';

interface StreamOwner {
  readonly userId: string;
  readonly sessionId: string;
  /** Expiry of the access token, which ends the stream. */
  readonly expiresAt: Date;
}

export interface EventStreams {
  /**
   * It ends with the access token, the session, the account or the process.
   * @param lastEventId the event to resume after; null for a new stream
   * @throws Problem TOO_MANY_REQUESTS at the user's limit of streams
   */
  open(feed: Feed, owner: StreamOwner, lastEventId: string | null): ReadableStream<Uint8Array>;
  readonly count: number;
  /** Ends every stream, so that clients reconnect to another process, and opens no more. */
  stop(): Promise<void>;
}

interface EventStreamParts {
  readonly database: Kysely<Database>;
  readonly eventBus: EventBus;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly log: Logger;
}

/** Streams of one feed that a user may have open in one process: some windows, on some devices. */
export const STREAMS_OF_USER = 8;

/** Milliseconds between two heartbeats. */
const HEARTBEAT = 15_000;

/** Bytes buffered for a slow reader before its stream pauses. */
const WAITING_BYTES = 64 * 1024;

/** Heartbeats that a reader may miss before its stream is closed. */
const PATIENCE = 4;

/** Streams that one database query serves. */
const BATCH = 250;

interface Stream {
  readonly feed: Feed;
  readonly owner: StreamOwner;
  readonly controller: ReadableStreamDefaultController<Uint8Array>;
  cursor: string | null;
  isFirst: boolean;
  /** Woken while its reader was behind; read again once its buffer has space. */
  isOwed: boolean;
  missedBeats: number;
  readonly leave: () => void;
}

const encoder = new TextEncoder();
const ALIVE = encoder.encode(': still here\n\n');

/**
 * A stream keeps its cursor and at most `WAITING_BYTES`. Streams woken together share one query, and one timer sends
 * all heartbeats.
 */
export function createEventStreams({
  database,
  eventBus,
  clock,
  timer,
  log,
}: EventStreamParts): EventStreams {
  const open = new Set<Stream>();
  /** Number of streams by user and feed. */
  const counts = new Map<string, number>();
  const due = new Map<Feed, Set<Stream>>();
  const reading = new Set<Feed>();
  let isStopped = false;
  let endBeating: (() => void) | undefined;

  const close = (stream: Stream, error?: Error): void => {
    if (!open.delete(stream)) return;
    stream.leave();
    due.get(stream.feed)?.delete(stream);
    const key = countKey(stream.feed, stream.owner.userId);
    const left = (counts.get(key) ?? 1) - 1;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
    if (open.size === 0) {
      endBeating?.();
      endBeating = undefined;
    }
    try {
      if (error === undefined) stream.controller.close();
      else stream.controller.error(error);
    } catch {
      // The reader has disconnected first.
    }
  };

  const isBehind = ({ controller }: Stream): boolean => (controller.desiredSize ?? 0) <= 0;
  const isOver = ({ owner }: Stream): boolean => clock.now() >= owner.expiresAt;

  const want = (stream: Stream): void => {
    if (!open.has(stream)) return;
    if (isBehind(stream)) {
      stream.isOwed = true;
      return;
    }
    const streams = due.get(stream.feed) ?? new Set();
    streams.add(stream);
    due.set(stream.feed, streams);
    if (!reading.has(stream.feed)) {
      reading.add(stream.feed);
      // After the current delivery, so that streams woken together are read together.
      setImmediate(() => {
        readDue(stream.feed).catch((err: unknown) => log.error({ err }, 'events not read'));
      });
    }
  };

  const readDue = async (feed: Feed): Promise<void> => {
    const streams = due.get(feed) ?? new Set();
    try {
      while (streams.size > 0) {
        const batch = [...streams].slice(0, BATCH);
        for (const stream of batch) streams.delete(stream);
        const questions = batch.map(({ owner, cursor, isFirst }) => ({
          userId: owner.userId,
          after: cursor,
          isFirst,
        }));
        try {
          const pages = await feed.read(questions);
          for (const [index, stream] of batch.entries()) {
            const page = pages[index];
            if (page !== undefined) deliver(stream, page);
          }
        } catch (error) {
          log.warn({ err: error, feed: feed.name, streams: batch.length }, 'events not read');
          // Clients reconnect with their last event id.
          for (const stream of batch) close(stream);
        }
      }
    } finally {
      reading.delete(feed);
    }
  };

  const deliver = (stream: Stream, { events, cursor, hasMore = false }: FeedPage): void => {
    if (!open.has(stream)) return;
    if (isOver(stream)) return close(stream);
    stream.cursor = cursor;
    stream.isFirst = false;
    if (events.length > 0) stream.controller.enqueue(encoder.encode(events.map(eventText).join('')));
    if (hasMore) want(stream);
  };

  /** Forwards events that are not stored; streams that are behind or have not started do not receive them. */
  const shareLink = (stream: Stream, event: TransientEvent | null): void => {
    if (event === null || !open.has(stream) || stream.isFirst || isBehind(stream) || isOver(stream)) return;
    stream.controller.enqueue(encoder.encode(passingText(event)));
  };

  const beat = (): void => {
    for (const stream of open) {
      if (isOver(stream)) close(stream);
      else if (!isBehind(stream)) {
        stream.missedBeats = 0;
        stream.controller.enqueue(ALIVE);
      } else {
        stream.missedBeats += 1;
        if (stream.missedBeats > PATIENCE) close(stream, new Error('The reader takes nothing.'));
      }
    }
  };

  /** Closes streams whose session or account has ended. */
  const review = async (streams: readonly Stream[]): Promise<void> => {
    const live = await liveSessions(
      database,
      streams.map(({ owner }) => owner.sessionId),
    );
    for (const stream of streams) if (!live.has(stream.owner.sessionId)) close(stream);
  };

  const reviewSoon = (streams: readonly Stream[]): void => {
    review(streams).catch((err: unknown) => log.warn({ err }, 'sessions of event streams not checked'));
  };

  eventBus.onGap(() => {
    const streams = [...open];
    for (const stream of streams) want(stream);
    reviewSoon(streams);
  });

  const begin = (
    feed: Feed,
    owner: StreamOwner,
    controller: ReadableStreamDefaultController<Uint8Array>,
    lastEventId: string | null,
  ): Stream => {
    const ends: (() => void)[] = [];
    const stream: Stream = {
      feed,
      owner,
      controller,
      cursor: lastEventId,
      isFirst: true,
      isOwed: false,
      missedBeats: 0,
      leave: () => {
        for (const end of ends) end();
      },
    };
    open.add(stream);
    const { userId, sessionId } = owner;
    const key = countKey(feed, userId);
    counts.set(key, (counts.get(key) ?? 0) + 1);
    ends.push(
      eventBus.listen(feed.topic(userId), () => want(stream)),
      eventBus.listen(sessionTopic(sessionId), () => close(stream)),
      eventBus.listen(accountTopic(userId), () => reviewSoon([stream])),
    );
    const { passing } = feed;
    if (passing !== undefined)
      ends.push(eventBus.listen(passing.topic(userId), (notice) => shareLink(stream, passing.event(notice))));
    endBeating ??= timer.every(HEARTBEAT, beat);
    want(stream);
    // The session may have ended since its token was checked.
    reviewSoon([stream]);
    return stream;
  };

  return {
    get count() {
      return open.size;
    },
    open(feed, owner, lastEventId) {
      if (isStopped || (counts.get(countKey(feed, owner.userId)) ?? 0) >= STREAMS_OF_USER) {
        throw new Problem('TOO_MANY_REQUESTS', { retryAfter: HEARTBEAT / 1000 });
      }
      let own: Stream | undefined;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            own = begin(feed, owner, controller, lastEventId);
          },
          pull() {
            if (own === undefined || !own.isOwed) return;
            own.isOwed = false;
            want(own);
          },
          cancel() {
            if (own !== undefined) close(own);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
      );
    },
    async stop() {
      isStopped = true;
      for (const stream of open) close(stream);
      await eventBus.stop();
    },
  };
}

function countKey(feed: Feed, userId: string): string {
  return `${feed.name} ${userId}`;
}

function eventText({ id, name, data }: StreamEvent): string {
  return `id: ${id}\n${passingText({ name, data })}`;
}

function passingText({ name, data }: TransientEvent): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** Sessions that have not ended, of accounts that are active. */
async function liveSessions(
  database: Kysely<Database>,
  sessionIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (sessionIds.length === 0) return new Set();
  const rows = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select('sessions.id')
    // One parameter, however many streams a process has.
    .where(sql<SqlBool>`sessions.id = any(${sessionIds}::uuid[])`)
    .where('sessions.revoked_at', 'is', null)
    .where('users.account_status', '=', 'ACTIVE')
    .execute();
  return new Set(rows.map(({ id }) => id));
}
