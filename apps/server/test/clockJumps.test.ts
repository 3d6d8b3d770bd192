import { manifest } from '@michi/api/manifest';
import { afterEach, expect, test } from 'vitest';
import { beginGroup } from '../src/modules/chat/operator/beginGroup.ts';
import { findParty } from '../src/modules/chat/operator/party.ts';
import { remindOfDeadlines } from '../src/modules/job/notifications/remindOfDeadlines.ts';
import { createTtlCache } from '../src/platform/ttlCache.ts';
import { addJobs } from './applicants.ts';
import { present } from './present.ts';
import { readEvents } from './readEvents.ts';
import { createTestApp } from './testApp.ts';

const { app, request, clock, deps, send, signInStudent } = await createTestApp();
const { database } = deps;
const noon = clock.now().toISOString();
afterEach(() => clock.set(noon));

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const JUMPS: readonly (readonly [name: string, milliseconds: number])[] = [
  ['an hour', HOUR],
  ['a day', 24 * HOUR],
];

const inFuture = (milliseconds: number): string =>
  new Date(clock.now().getTime() + milliseconds).toISOString();

/** A job that closes then. */
async function jobUntil(deadline: string): Promise<string> {
  const id = present((await addJobs(database, 1))[0]);
  await database.updateTable('jobs').set({ entry_deadline: deadline }).where('id', '=', id).execute();
  return id;
}

const act = (token: string, id: string, action: string, key?: string) =>
  send('POST', `/api/job/jobs/students/action/${id}`, {
    token,
    body: { action },
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  });

test.each(JUMPS)('sessions outlive a clock that jumps %s forward and back', async (_name, jump) => {
  const { token, refreshToken } = await signInStudent();
  const counters = (bearer: string) => send('GET', '/api/job/jobs/summary', { token: bearer });
  clock.advance(jump);
  expect((await counters(token)).status).toBe(401);
  const renewed = await request(manifest.user.refreshSession, 200, {
    body: { refresh_token: refreshToken, appName: 'michi' },
  });
  expect((await counters(renewed.data.token)).status).toBe(200);
  clock.advance(-jump);
  // Signed in a future that is not here yet.
  expect((await counters(renewed.data.token)).status).toBe(200);
  await request(manifest.user.refreshSession, 200, {
    body: { refresh_token: renewed.data.refreshToken, appName: 'michi' },
  });
});

test.each(JUMPS)('what closed while the clock was %s ahead is open again', async (_name, jump) => {
  const job = await jobUntil(inFuture(jump / 2));
  clock.advance(jump);
  const { token } = await signInStudent();
  expect(await act(token, job, 'apply')).toMatchObject({ status: 409, body: { error: 'JOB_CLOSED' } });
  clock.advance(-jump);
  expect((await act(token, job, 'apply')).status).toBe(200);
});

test.each(JUMPS)('a request is done once, though its repeat comes %s before it', async (_name, jump) => {
  const job = await jobUntil(inFuture(3 * jump));
  clock.advance(jump);
  const { token } = await signInStudent();
  const first = await act(token, job, 'apply', 'a-key-of-the-future');
  expect(first.status).toBe(200);
  clock.advance(-jump);
  expect(await act(token, job, 'apply', 'a-key-of-the-future')).toMatchObject({
    status: 200,
    body: first.body,
  });
  const applications = await database
    .selectFrom('applications')
    .select('user_id')
    .where('job_id', '=', job)
    .execute();
  expect(applications).toHaveLength(1);
});

test.each(JUMPS)(
  'a deadline is notified once, though the clock passes it twice by %s',
  async (_name, jump) => {
    const { token } = await signInStudent();
    const job = await jobUntil(inFuture(24 * HOUR + jump / 2));
    expect((await act(token, job, 'favorite')).status).toBe(200);
    const lines: number[] = [];
    for (const step of [0, jump, -jump, jump, -jump]) {
      clock.advance(step);
      lines.push(await remindOfDeadlines(database, clock.now()));
    }
    expect(lines).toEqual([0, 1, 0, 0, 0]);
    await database.deleteFrom('job_favorites').where('job_id', '=', job).execute();
  },
);

test.each(JUMPS)('what was remembered and refused %s ahead counts no more', async (_name, jump) => {
  const limit = { name: `jump ${jump}`, tries: 1, seconds: 60 };
  const cache = createTtlCache<number>(clock, MINUTE);
  clock.advance(jump);
  await deps.rateLimiter.take(limit, 'hana');
  await expect(deps.rateLimiter.take(limit, 'hana')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await cache.get('jobs', async () => 1)).toBe(1);
  clock.advance(-jump);
  await deps.rateLimiter.take(limit, 'hana');
  await expect(deps.rateLimiter.take(limit, 'hana')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await cache.get('jobs', async () => 2)).toBe(2);
  expect(await cache.get('jobs', async () => 3)).toBe(2);
});

test.each(JUMPS)(
  'messages keep their order when the clock is set back %s between them',
  async (_name, jump) => {
    clock.advance(jump);
    const { email, token } = await signInStudent();
    const thread = await beginGroup(deps, await findParty(database, { asMichi: true }), {
      title: 'Group',
      titleJp: null,
      to: [email],
    });
    const stream = await app.request('/api/chat/chats/events', {
      headers: { Authorization: `Bearer ${token}` },
    });
    const events = readEvents(stream);
    expect(await events.next()).toMatchObject({ name: 'begin' });
    for (const [text, step] of [
      ['ahead', -jump],
      ['back', 0],
    ] as const) {
      const body = { threadUniqueId: thread, text };
      expect((await send('POST', '/api/chat/chats', { token, body })).status).toBe(201);
      clock.advance(step);
    }
    for (const text of ['ahead', 'back'])
      expect(await events.nextOf('message')).toMatchObject({ data: { message: { text } } });
    await events.leave();
  },
);
