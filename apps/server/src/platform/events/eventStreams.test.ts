import { afterAll, expect, test } from 'vitest';
import { createFakeClock } from '../../../test/fakes.ts';
import { createTestDatabase } from '../../../test/testDatabase.ts';
import { createLog } from '../log.ts';
import type { Timer } from '../mail/timer.ts';
import { readSettings } from '../settings.ts';
import { createEventStreams, type EventStreams } from './eventStreams.ts';
import type { Feed, FeedQuery } from './feed.ts';

const own = await createTestDatabase();
afterAll(() => own.close());

interface Fixture {
  readonly streams: EventStreams;
  readonly clock: ReturnType<typeof createFakeClock>;
  readonly feed: Feed;
  readonly requests: (readonly FeedQuery[])[];
  /** A wake-up or a broadcast of a topic, as the database would deliver it. */
  readonly wake: (topic: string, notice?: string) => void;
  readonly beat: () => void;
}

/** Streams over a feed of numbers, with manual wake-ups and heartbeats. */
async function fixture(size = 10): Promise<Fixture> {
  const listeners = new Map<string, Set<(notice: string) => void>>();
  const beats: (() => void)[] = [];
  const timer: Timer = {
    every: (_milliseconds, task) => {
      beats.push(task);
      return () => beats.splice(beats.indexOf(task), 1);
    },
    after: () => () => undefined,
  };
  const clock = createFakeClock();
  const requests: (readonly FeedQuery[])[] = [];
  let number = 0;
  const feed: Feed = {
    name: 'numbers',
    topic: (userId) => `numbers:${userId}`,
    passing: {
      topic: (userId) => `told:${userId}`,
      event: (notice) => (notice === 'nonsense' ? null : { name: 'told', data: notice }),
    },
    read: async (questions) => {
      requests.push(questions);
      number += 1;
      return questions.map(() => ({
        events: [{ name: 'number', id: String(number), data: JSON.stringify('x'.repeat(size)) }],
        cursor: String(number),
      }));
    },
  };
  const streams = createEventStreams({
    database: own.database,
    clock,
    timer,
    log: createLog(readSettings({ LOG_LEVEL: 'silent' })),
    eventBus: {
      listen(topic, onNotice) {
        const all = listeners.get(topic) ?? new Set();
        listeners.set(topic, all.add(onNotice));
        return () => all.delete(onNotice);
      },
      onGap: () => undefined,
      publish: async () => undefined,
      stop: async () => undefined,
    },
  });
  return {
    streams,
    clock,
    feed,
    requests,
    wake: (topic, notice = '') => {
      for (const onNotice of listeners.get(topic) ?? []) onNotice(notice);
    },
    beat: () => {
      for (const task of beats) task();
    },
  };
}

/** An existing session, so that its stream stays open. */
async function session(): Promise<{ readonly userId: string; readonly sessionId: string }> {
  const { id: userId } = await own.database
    .insertInto('users')
    .values({ email: `s${performance.now()}@michi.example` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: sessionId } = await own.database
    .insertInto('sessions')
    .values({
      user_id: userId,
      scope: 'FULL',
      created_at: '2026-11-20T03:00:00Z',
      last_used_at: '2026-11-20T03:00:00Z',
      expires_at: '2027-01-01T00:00:00Z',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { userId, sessionId };
}

const LATER = new Date('2026-11-20T03:15:00.000Z');
const textOf = (value: Uint8Array | undefined) => new TextDecoder().decode(value);

test('heartbeats are sent to active readers, and the stream ends with its token at the next one', async () => {
  const { streams, clock, feed, beat } = await fixture();
  const owner = await session();
  const reader = streams.open(feed, { ...owner, expiresAt: LATER }, null).getReader();
  expect(textOf((await reader.read()).value)).toContain('event: number');
  beat();
  expect(textOf((await reader.read()).value)).toBe(': still here\n\n');
  clock.set('2026-11-20T03:15:00.000Z');
  beat();
  expect((await reader.read()).done).toBe(true);
  expect(streams.count).toBe(0);
});

test('streams that are woken together are answered together', async () => {
  const { streams, feed, requests: requested, wake } = await fixture();
  const owners = await Promise.all(Array.from({ length: 30 }, session));
  const readers = owners.map((owner) => streams.open(feed, { ...owner, expiresAt: LATER }, null).getReader());
  await Promise.all(readers.map((reader) => reader.read()));
  expect(requested.map((questions) => questions.length)).toEqual([30]);
  for (const { userId } of owners) wake(`numbers:${userId}`);
  // More wake-ups before the answer are one.
  for (const { userId } of owners) wake(`numbers:${userId}`);
  await Promise.all(readers.map((reader) => reader.read()));
  expect(requested.map((questions) => questions.length)).toEqual([30, 30]);
  await streams.stop();
});

test('nothing more is read for a reader that does not consume, until it does', async () => {
  const { streams, feed, requests: requested, wake, beat } = await fixture(70_000);
  const owner = await session();
  const reader = streams.open(feed, { ...owner, expiresAt: LATER }, null).getReader();
  await expect.poll(() => requested.length).toBe(1);
  for (let round = 0; round < 3; round += 1) {
    wake(`numbers:${owner.userId}`);
    beat();
  }
  expect(requested.length).toBe(1);
  expect(textOf((await reader.read()).value)).toContain('id: 1\n');
  expect(textOf((await reader.read()).value)).toContain('id: 2\n');
  expect(requested[1]).toMatchObject([{ after: '1' }]);
  await streams.stop();
});

test('a reader that consumes nothing for a minute is disconnected', async () => {
  const { streams, feed, requests: requested, beat } = await fixture(70_000);
  const reader = streams.open(feed, { ...(await session()), expiresAt: LATER }, null).getReader();
  await expect.poll(() => requested.length).toBe(1);
  for (let round = 0; round < 5; round += 1) beat();
  expect(streams.count).toBe(0);
  await expect(reader.read()).rejects.toThrow('takes nothing');
});

test('all end with the process, and none begins afterwards', async () => {
  const { streams, feed } = await fixture();
  const owner = { ...(await session()), expiresAt: LATER };
  const reader = streams.open(feed, owner, null).getReader();
  await reader.read();
  await streams.stop();
  expect((await reader.read()).done).toBe(true);
  expect(() => streams.open(feed, owner, null)).toThrow('TOO_MANY_REQUESTS');
});

test('a broadcast has no number, and is not read or resumed', async () => {
  const { streams, feed, requests: requested, wake } = await fixture();
  const owner = await session();
  const reader = streams.open(feed, { ...owner, expiresAt: LATER }, null).getReader();
  // Before the stream has begun it is ignored.
  wake(`told:${owner.userId}`, '{"early":true}');
  expect(textOf((await reader.read()).value)).toContain('id: 1\n');
  wake(`told:${owner.userId}`, 'nonsense');
  wake(`told:${owner.userId}`, '{"now":true}');
  expect(textOf((await reader.read()).value)).toBe('event: told\ndata: {"now":true}\n\n');
  expect(requested.length).toBe(1);
  await streams.stop();
});

test('an answer that says there is more is followed by the next at once', async () => {
  const { streams, feed } = await fixture();
  let left = 3;
  const long: Feed = {
    ...feed,
    read: async (questions) => {
      left -= 1;
      return (await feed.read(questions)).map((page) => ({ ...page, hasMore: left > 0 }));
    },
  };
  const reader = streams.open(long, { ...(await session()), expiresAt: LATER }, null).getReader();
  const seen: string[] = [];
  while (seen.length < 3) seen.push(textOf((await reader.read()).value));
  expect(seen.map((text) => text.split('\n', 1)[0])).toEqual(['id: 1', 'id: 2', 'id: 3']);
  await streams.stop();
});
