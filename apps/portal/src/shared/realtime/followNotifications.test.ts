import { createMemoryStorage, createSession } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import { expect, test } from 'vitest';
import { followNotifications, readChange } from './followNotifications.ts';

const change = (id: number, jobs: number) =>
  `id: ${id}\nevent: change\ndata: {"kind":"CHANGE","unread":{"jobs":${jobs},"seminar":0}}\n\n`;

interface Scene {
  /** The response of each connection, in order. */
  readonly responses: readonly (() => Response)[];
  /** How long each connection lasts, in milliseconds. */
  readonly lasting?: number;
}

/** Follows until the answers are used up. */
const follow = async ({ responses, lasting = 0 }: Scene) => {
  const requests: Request[] = [];
  const waits: number[] = [];
  const received: number[] = [];
  const end = new AbortController();
  const storage = createMemoryStorage();
  const session = createSession({ storage: () => storage, events: () => undefined });
  session.set('AUTH', 'token');
  let clock = 0;
  configureApi({
    session,
    origin: 'https://michi.example',
    locks: undefined,
    fetch: async (request) => {
      requests.push(request);
      clock += lasting;
      const respond = responses[requests.length - 1];
      if (respond === undefined) throw new TypeError('no network');
      return respond();
    },
  });
  await followNotifications(({ jobs }) => received.push(jobs), end.signal, {
    now: () => clock,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      if (requests.length >= responses.length) end.abort();
    },
  });
  return { requests, waits, received };
};

const stream = (text: string) => () =>
  new Response(text, { headers: { 'Content-Type': 'text/event-stream' } });
const broken = () => new Response(null, { status: 503 });

test('sends the bearer token, and resumes after the last event when a stream ends', async () => {
  const { requests, received } = await follow({
    responses: [stream(change(41, 1) + change(42, 2)), stream(''), stream(change(43, 3))],
  });
  expect(received).toEqual([1, 2, 3]);
  expect(requests.map(({ url }) => url)).toEqual(
    Array.from({ length: 3 }, () => 'https://michi.example/api/notification/notification/events'),
  );
  expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
    'Bearer token',
    'Bearer token',
    'Bearer token',
  ]);
  expect(requests.map(({ headers }) => headers.get('Last-Event-ID'))).toEqual([null, '42', '42']);
});

test('waits 1 s after a failure, then twice as long each time, at most 30 s', async () => {
  const { waits } = await follow({ responses: Array.from({ length: 7 }, () => broken) });
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

test('reconnects after a second when a stream has lasted', async () => {
  const { waits } = await follow({ responses: [stream(''), stream(''), stream('')], lasting: 900_000 });
  expect(waits).toEqual([1000, 1000, 1000]);
});

test('receives every change, however the stream is split into chunks', async () => {
  const letters = `: still here\n\nid: 42\nevent: notification\ndata: {"kind":"NOTIFICATION"}\n\n${change(43, 1)}`;
  const inPieces = () =>
    new Response(
      new ReadableStream({
        start: (controller) => {
          for (const byte of new TextEncoder().encode(letters)) controller.enqueue(new Uint8Array([byte]));
          controller.close();
        },
      }),
      { headers: { 'Content-Type': 'text/event-stream' } },
    );
  const { requests, received } = await follow({ responses: [inPieces, stream('')] });
  expect(received).toEqual([1]);
  expect(requests[1]?.headers.get('Last-Event-ID')).toBe('43');
});

const dataOf = (jobs: unknown, seminar: unknown) =>
  JSON.stringify({ kind: 'CHANGE', unread: { jobs, seminar } });

test('reads how many are unread after a change', () => {
  expect(readChange(dataOf(1, 2))).toEqual({ jobs: 1, seminar: 2 });
});

test.each([
  '',
  'no JSON',
  '[]',
  'null',
  '{"kind":"LATER"}',
  '{"kind":"CHANGE"}',
  dataOf(-1, 0),
  dataOf('1', 0),
])('passes over what it does not understand: %s', (data) => {
  expect(readChange(data)).toBeNull();
});
