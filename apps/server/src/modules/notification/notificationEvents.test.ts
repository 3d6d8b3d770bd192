import { manifest } from '@michi/api/manifest';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { interruptibleBus } from '../../../test/interruptibleBus.ts';
import { present } from '../../../test/present.ts';
import { readEvents, type EventReader } from '../../../test/readEvents.ts';
import { createTestApp, passwords, type SignedIn } from '../../../test/testApp.ts';
import { connect } from '../../platform/database/connection.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { STREAMS_OF_USER } from '../../platform/events/eventStreams.ts';
import { publishThrough } from '../../platform/events/wake.ts';
import { storedMoment } from '../../platform/notifications/noticeTexts.ts';
import { notify } from '../../platform/notifications/notify.ts';

const { readNotifications } = manifest.notification;
const bus = await interruptibleBus();
const testApp = await createTestApp(bus.environment);
const { app, request, clock, databaseUrl, deps, signInStudent } = testApp;
const { database, eventStreams } = deps;

let student: SignedIn;
const open: EventReader[] = [];
beforeEach(async () => {
  student = await signInStudent();
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.leave()));
  await expect.poll(() => eventStreams.count).toBe(0);
});

const openStream = (token: string, lastEventId?: string) =>
  app.request('/api/notification/notification/events', {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lastEventId === undefined ? {} : { 'Last-Event-ID': lastEventId }),
    },
  });

async function follow(token = student.token, lastEventId?: string): Promise<EventReader> {
  const response = await openStream(token, lastEventId);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
  const reader = readEvents(response);
  open.push(reader);
  return reader;
}

async function notifyStudent(
  title: string,
  userIds: readonly string[] = [student.userId],
  on = database,
): Promise<void> {
  clock.advance(1_000);
  await inTransaction(on, (transaction) =>
    notify(
      transaction,
      userIds.map((userId) => ({
        userId,
        kind: 'JOB_OFFER',
        title,
        titleJp: null,
        body: null,
        bodyJp: null,
        link: '/student/dashboard',
      })),
      clock.now(),
    ),
  );
}

const change = (id: string, jobs: number) => ({
  name: 'change',
  id,
  data: { kind: 'CHANGE', unread: { jobs, seminar: 0 } },
});
const news = (id: string, title: string) => ({
  name: 'notification',
  id,
  data: { kind: 'NOTIFICATION', notification: expect.objectContaining({ title, readAt: null }) },
});

test('begins with the current counters, then sends each notification as it is created, by any process', async () => {
  const events = await follow();
  expect(await events.next()).toEqual(change('0', 0));
  await notifyStudent('First');
  expect(await events.next()).toEqual(news('1', 'First'));
  expect(await events.next()).toEqual(change('1', 1));
  const elsewhere = connect({ url: databaseUrl, poolSize: 1 });
  await notifyStudent('Second', [student.userId], publishThrough(elsewhere.database, deps.eventBus));
  await elsewhere.close();
  expect(await events.next()).toEqual(news('2', 'Second'));
  expect(await events.next()).toEqual(change('2', 2));
});

test('a notification read in one window is sent to the others', async () => {
  await notifyStudent('First');
  const events = await follow();
  expect(await events.next()).toEqual(change('1', 1));
  await request(readNotifications, 200, { token: student.token, body: { upTo: clock.now().toISOString() } });
  expect(await events.next()).toEqual(change('2', 0));
});

test('other users receive no event', async () => {
  const other = await signInStudent();
  const events = await follow(other.token);
  await events.next();
  await notifyStudent('Not for you');
  await notifyStudent('For you', [other.userId]);
  expect(await events.next()).toEqual(news('1', 'For you'));
});

test("resumes after a client's last event, including missed ones", async () => {
  for (const title of ['First', 'Second', 'Third']) await notifyStudent(title);
  const events = await follow(student.token, '1');
  expect(await events.next()).toEqual(news('2', 'Second'));
  expect(await events.next()).toEqual(news('3', 'Third'));
  expect(await events.next()).toEqual(change('3', 3));
});

test('sends the latest hundred of very many, and nothing for a future id', async () => {
  for (let round = 0; round < 3; round += 1)
    await notifyStudent(
      'Many',
      Array.from({ length: 50 }, () => student.userId),
    );
  const events = await follow(student.token, '0');
  expect(await events.next()).toEqual(news('51', 'Many'));
  const strange = await follow(student.token, '999999999999999');
  expect(await strange.next()).toEqual(change('150', 150));
  await notifyStudent('Next');
  expect(await strange.nextOf('notification')).toEqual(news('151', 'Next'));
});

test('a rollback sends no event', async () => {
  const events = await follow();
  await events.next();
  await inTransaction(database, async (transaction) => {
    await notify(
      transaction,
      [
        {
          userId: student.userId,
          kind: 'UNLUCKY',
          title: 'Undone',
          titleJp: null,
          body: null,
          bodyJp: null,
          link: '/student/dashboard',
        },
      ],
      clock.now(),
    );
    throw new Error('undone');
  }).catch(() => undefined);
  await notifyStudent('Done');
  expect(await events.next()).toEqual(news('1', 'Done'));
});

test.each([
  ['logging out', async ({ token }: SignedIn) => void (await request(manifest.user.logOut, 200, { token }))],
  [
    'a block of the account',
    async ({ userId: id }: SignedIn) => {
      const admin = await signInStudent();
      await database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();
      const body = { status: 'BLOCKED', reason: 'MISUSE' };
      await request(manifest.user.updateUser, 200, { token: admin.token, params: { id }, body });
    },
  ],
  [
    'deleting the account',
    async ({ userId, token }: SignedIn) => {
      const password = 'blue-ridge-2027';
      const hash = await passwords.hash(password);
      await database.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
      await request(manifest.user.deleteAccount, 200, {
        token,
        body: { password, reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS' },
      });
    },
  ],
])('ends with %s, and only for that session', async (_what, end) => {
  const other = await signInStudent();
  const [mine, theirs] = [await follow(), await follow(other.token)];
  await Promise.all([mine.next(), theirs.next()]);
  await end(student);
  expect(await mine.next()).toBeUndefined();
  expect((await openStream(student.token)).status).toBe(401);
  await notifyStudent('Still here', [other.userId]);
  expect(await theirs.next()).toEqual(news('1', 'Still here'));
});

test('sends nothing after the access token has expired', async () => {
  const events = await follow();
  await events.next();
  clock.advance(15 * 60 * 1000);
  await notifyStudent('Too late');
  expect(await events.next()).toBeUndefined();
});

test('resumes with the events sent while it was disconnected', async () => {
  const events = await follow();
  await events.next();
  await bus.interrupt(database);
  onTestFinished(bus.mend);
  expect((await app.request('/readyz')).status).toBe(200);
  await notifyStudent('Missed');
  expect(await events.nextOf('notification')).toEqual(news('1', 'Missed'));
});

test('one user has so many at once and no more, and a closed one makes room', async () => {
  const own = await Promise.all(Array.from({ length: STREAMS_OF_USER }, () => follow()));
  const refused = await openStream(student.token);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
  await present(own[0]).leave();
  await follow();
  await follow((await signInStudent()).token);
});

test('is rejected without a token and with an invalid id', async () => {
  expect((await app.request('/api/notification/notification/events')).status).toBe(401);
  expect((await openStream(student.token, 'abc')).status).toBe(422);
});

test("a moment in a new notification is in the reader's zone", async () => {
  const events = await follow();
  await events.next();
  await notifyStudent(`Starts ${storedMoment(new Date('2026-11-21T08:00:00Z'))}`);
  expect(await events.next()).toEqual(news('1', 'Starts Sat 21 Nov, 17:00'));
});
