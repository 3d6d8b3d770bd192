import { setTimeout as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { measureLateness } from './admission.ts';

let waiting = 0;
let lateness = 0;
const { send, signInStudent, deps, clock, logLines } = await createTestApp(
  { WAITING_REQUESTS: '4', METRICS_TOKEN: 'a token of metrics, which is long enough' },
  { pools: () => ({ primary: { total: 10, idle: 0, awaited: waiting } }), lateness: () => lateness },
);
const { token } = await signInStudent();

beforeEach(() => {
  waiting = 0;
  lateness = 0;
});

const JOBS = '/api/job/jobs/all';
const refetch = () => send('GET', JOBS, { token, headers: { 'If-None-Match': 'W/"earlier"' } });
const read = () => send('GET', JOBS, { token });
// Nobody's: turned away or not, it writes nothing.
const write = () =>
  send('POST', '/api/seminar/seminar-favorites/00000000-0000-4000-8000-000000000000', { token });

/** Which are turned away. */
const refusals = async (): Promise<readonly string[]> => {
  const responses = { refetch: await refetch(), read: await read(), write: await write() };
  return Object.entries(responses).flatMap(([name, { status }]) => (status === 503 ? [name] : []));
};

test.each([
  [3, []],
  [4, ['refetch']],
  [5, ['refetch']],
  [6, ['refetch', 'read']],
  [11, ['refetch', 'read']],
  [12, ['refetch', 'read', 'write']],
])('of a limit of 4 requests, %d that wait make it turn away: %j', async (awaited, refused) => {
  waiting = awaited;
  expect(await refusals()).toEqual(refused);
});

test.each([
  [49, []],
  [50, ['refetch']],
  [150, ['refetch', 'read']],
  [500, ['refetch', 'read', 'write']],
])('an event loop that is %d ms late makes it turn away: %j', async (late, refused) => {
  lateness = late;
  expect(await refusals()).toEqual(refused);
});

test('the lateness of the event loop is that of the last half second', async () => {
  const measured = measureLateness();
  const end = performance.now() + 700;
  while (performance.now() < end) {
    const next = performance.now() + 60;
    while (performance.now() < next);
    await nextTurn();
  }
  expect(measured()).toBeGreaterThan(40);
});

test.each([
  ['en', 'Michi is very busy right now. Try again in a moment.'],
  ['ja', 'ただいまアクセスが集中しています。しばらくしてからもう一度お試しください。'],
] as const)('whoever is turned away learns in %s when to come again', async (language, message) => {
  waiting = 100;
  const response = await send('GET', JOBS, { token, language });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(response.body).toEqual({ error: 'SERVICE_UNAVAILABLE', message });
});

test('a refetch that is turned away may wait until the next one', async () => {
  waiting = 100;
  expect((await refetch()).headers.get('retry-after')).toBe('30');
});

test('reads count while they are in work, also before they wait for the database', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, refetch));
  expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(4);
  expect((await refetch()).status).toBe(200);
});

test.each([
  ['health', '/healthz', {}],
  ['readiness', '/readyz', {}],
  ['metrics', '/metrics', { Authorization: 'Bearer a token of metrics, which is long enough' }],
  ['the portal', '/app/login', {}],
  ['an event stream', '/api/notification/notification/events', { Authorization: `Bearer ${token}` }],
])('%s is not turned away', async (_name, path, headers) => {
  const before = await send('GET', path, { headers });
  waiting = 1_000_000;
  expect((await send('GET', path, { headers })).status).toBe(before.status);
});

test('a response that is known to be unchanged is not turned away, since nothing waits for it', async () => {
  deps.changes.start();
  await deps.changes.check();
  const isAnswered = async () => {
    waiting = 0;
    const { headers } = await read();
    waiting = 1_000_000;
    const asked = { token, headers: { 'If-None-Match': headers.get('etag') ?? '' } };
    return (await send('GET', JOBS, asked)).status;
  };
  // It is remembered after it was sent, once the process hears of changes.
  await expect.poll(isAnswered).toBe(304);
});

test('the log counts them in one line for ten seconds, and has no error for each', async () => {
  waiting = 100;
  clock.advance(60_000);
  await refetch();
  clock.advance(60_000);
  const before = logLines.length;
  for (let sent = 0; sent < 3; sent += 1) await refetch();
  clock.advance(10_000);
  await refetch();
  const lines = logLines
    .slice(before)
    .map((line): unknown => JSON.parse(line))
    .filter((line) => !JSON.stringify(line).includes('"msg":"request"'));
  expect(lines).toMatchObject([
    { level: 'warn', refused: 1, waiting: 100 },
    { level: 'warn', refused: 3, waiting: 100 },
  ]);
});
