import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../test/testApp.ts';
import { beginSession } from '../auth/sessions.ts';
import { createDeps } from '../createDeps.ts';
import type { NotificationKind } from '../database/schema.ts';
import type { PushMessage, PushOutcome } from '../push/pushSender.ts';
import { FIRST_CHOICES, type NotificationChoices } from './notificationChoices.ts';
import { storedMoment } from './noticeTexts.ts';
import { notify } from './notify.ts';
import { pushDue } from './pushDue.ts';

const pushed: PushMessage[] = [];
const outcomes = new Map<string, PushOutcome>();
const pushSender = {
  async send(messages: readonly PushMessage[]): Promise<readonly PushOutcome[]> {
    pushed.push(...messages);
    return messages.map(({ deviceId }) => outcomes.get(deviceId) ?? 'sent');
  },
};
const testApp = await createTestApp({ PUBLIC_URL: 'https://michi.example' }, { pushSender });
const { request, clock, deps, sentMails, signInStudent } = testApp;
const { database, deliverer } = deps;

let student: SignedIn;
beforeEach(async () => {
  // Noon in Tokyo.
  clock.set('2026-11-20T03:00:00.000Z');
  pushed.length = 0;
  outcomes.clear();
  await database.deleteFrom('notification_deliveries').execute();
  student = await signInStudent();
  await request(manifest.notification.registerDevice, 200, {
    token: student.token,
    body: { deviceId: `push-${student.userId}`, platform: 'web', appCode: 'michi' },
  });
});

async function choose(
  changes: Partial<NotificationChoices>,
  kinds: Partial<Record<string, [boolean, boolean]>> = {},
) {
  const choices = FIRST_CHOICES.choices.map((choice) => {
    const [isPushOn, isEmailOn] = kinds[choice.kind] ?? [choice.isPushOn, choice.isEmailOn];
    return { kind: choice.kind, isPushOn, isEmailOn };
  });
  await request(manifest.user.updateNotificationChoices, 200, {
    token: student.token,
    body: { ...FIRST_CHOICES, choices, ...changes },
  });
}

async function notifyStudent(kind: NotificationKind = 'JOB_OFFER', title = 'An offer'): Promise<void> {
  clock.advance(1_000);
  await notify(
    database,
    [
      {
        userId: student.userId,
        kind,
        title,
        titleJp: '内定',
        body: 'Please answer.',
        bodyJp: 'ご回答ください。',
        link: '/student/job/public-jobs?tab=6',
      },
    ],
    clock.now(),
  );
}

const mails = async () => {
  await deliverer.deliverDue();
  return (await sentMails(student.email)).map(({ template, subject }) => `${template}: ${subject}`);
};
const waiting = () =>
  database
    .selectFrom('notification_deliveries')
    .select(['channel', 'due_at'])
    .where('user_id', '=', student.userId)
    .orderBy('channel')
    .execute();

test("a result is delivered by push message and by mail, once, in the reader's language", async () => {
  await notifyStudent();
  expect(await mails()).toEqual(['notification: An offer']);
  expect(pushed).toEqual([
    {
      deviceId: `push-${student.userId}`,
      data: {
        id: expect.any(String),
        title: 'An offer',
        body: 'Please answer.',
        metadata: '{"extraData":{"linkMichi":"/student/job/public-jobs?tab=6"}}',
      },
    },
  ]);
  const [mail] = await sentMails(student.email);
  expect(mail?.text).toContain('https://michi.example/student/job/public-jobs?tab=6');
  expect(mail?.text).toContain('https://michi.example/student/settings');
  await mails();
  expect([await waiting(), pushed.length, (await sentMails(student.email)).length]).toEqual([[], 1, 1]);
});

test('with nothing due, nothing is pushed', async () => {
  expect(await pushDue(database, pushSender, clock.now())).toBe(0);
});

test('a moment is delivered in the zone of the reader at sending time', async () => {
  await notifyStudent('JOB_OFFER', `Respond by ${storedMoment(new Date('2026-11-21T08:00:00Z'))}`);
  await request(manifest.user.updateSettings, 200, {
    token: student.token,
    body: { timezone: 'Europe/Paris' },
  });
  expect(await mails()).toEqual(['notification: Respond by Sat 21 Nov, 09:00 CET']);
  expect(pushed.map(({ data }) => data.title)).toEqual(['Respond by Sat 21 Nov, 09:00 CET']);
});

test('each kind is sent as chosen for it, and not at all without a choice', async () => {
  await choose({}, { RESULT: [false, false], NEWS: [true, false], SEMINAR: [false, true] });
  await notifyStudent('UNLUCKY', 'no');
  await notifyStudent('ANNOUNCEMENT', 'by push');
  await notifyStudent('SEMINAR_CHANGE', 'by mail');
  expect(await mails()).toEqual(['notification: by mail']);
  expect(pushed.map(({ data }) => data.title)).toEqual(['by push']);
  expect(await waiting()).toEqual([]);
});

test("quiet hours delay both until they end in the user's zone, and what is read meanwhile is not sent", async () => {
  await choose({ quietHours: { from: '22:00', to: '07:00' } });
  clock.set('2026-11-20T14:00:00.000Z');
  await notifyStudent('JOB_OFFER', 'read at night');
  const upTo = clock.now().toISOString();
  await notifyStudent('JOB_OFFER', 'in the morning');
  expect(await mails()).toEqual([]);
  expect(pushed).toEqual([]);
  expect((await waiting()).map(({ due_at }) => due_at)).toEqual(Array(4).fill('2026-11-20T22:00:00.000Z'));
  const { token } = await beginSession(deps, student.userId, 'FULL');
  await request(manifest.notification.readNotifications, 200, { token, body: { upTo } });
  clock.set('2026-11-20T21:59:59.000Z');
  expect(await mails()).toEqual([]);
  clock.set('2026-11-20T22:00:00.000Z');
  expect(await mails()).toEqual(['notification: in the morning']);
  expect(pushed.map(({ data }) => data.title)).toEqual(['in the morning']);
});

test('the digest gathers everything but results in one mail a day', async () => {
  await choose(
    { isDigestOn: true },
    { SEMINAR: [false, true], DEADLINE: [false, true], RESULT: [false, true] },
  );
  await notifyStudent('SEMINAR_CHANGE', 'Seminar moved');
  await notifyStudent('JOB_DEADLINE', 'Closes soon');
  await notifyStudent('JOB_OFFER', 'At once');
  expect(await mails()).toEqual(['notification: At once']);
  clock.set('2026-11-20T23:00:00.000Z');
  expect(await mails()).toEqual(['notification: At once', 'notificationDigest: Your day in Michi']);
  const digest = (await sentMails(student.email)).at(-1);
  expect(digest?.text).toContain('Notifications since your last email: 2.');
  expect(digest?.text).toMatch(/Closes soon: Please answer\.\n.*Seminar moved: Please answer\./);
  expect(digest?.link).toBe('https://michi.example/student/notification');
  // A second mail of the same day waits for the next digest, also when a change of zone moves its hour into the
  // future.
  await notifyStudent('SEMINAR_CHANGE', 'Later');
  await database
    .updateTable('users')
    .set({ timezone: 'Europe/Paris' })
    .where('id', '=', student.userId)
    .execute();
  clock.set('2026-11-21T07:00:00.000Z');
  expect(await mails()).toHaveLength(2);
  clock.set('2026-11-22T07:00:00.000Z');
  expect(await mails()).toHaveLength(3);
});

test('several concurrent processes send each message once', async () => {
  const others = Array.from({ length: 3 }, () =>
    createDeps({ ...deps, sessionSecret: 'a secret for tests that is long enough', pushSender }),
  );
  await choose({ isDigestOn: true }, { SEMINAR: [false, true] });
  for (let index = 0; index < 10; index += 1)
    await notifyStudent(index % 2 === 0 ? 'JOB_OFFER' : 'SEMINAR_CHANGE', `n${index}`);
  await Promise.all([deliverer, ...others.map((one) => one.deliverer)].map((one) => one.deliverDue()));
  expect(pushed.map(({ data }) => data.title).toSorted()).toEqual(['n0', 'n2', 'n4', 'n6', 'n8']);
  clock.set('2026-11-20T23:00:00.000Z');
  await Promise.all([deliverer, ...others.map((one) => one.deliverer)].map((one) => one.deliverDue()));
  const templates = (await mails()).map((one) => one.split(':')[0]);
  expect(templates.filter((one) => one === 'notificationDigest')).toHaveLength(1);
  expect(templates.filter((one) => one === 'notification')).toHaveLength(5);
});

test('a removed browser is deleted, a failed message is retried, at most four times', async () => {
  const register = (deviceId: string) =>
    request(manifest.notification.registerDevice, 200, {
      token: student.token,
      body: { deviceId, platform: 'web', appCode: 'michi' },
    });
  outcomes.set(`push-${student.userId}`, 'gone');
  await notifyStudent();
  await mails();
  expect(
    await database.selectFrom('devices').selectAll().where('user_id', '=', student.userId).execute(),
  ).toEqual([]);
  await register('failing');
  outcomes.set('failing', 'failed');
  await notifyStudent();
  for (let round = 0; round < 6; round += 1) {
    await mails();
    clock.advance(40 * 60 * 1000);
  }
  expect(pushed.filter(({ deviceId }) => deviceId === 'failing')).toHaveLength(4);
  expect(await waiting()).toEqual([]);
});

test('nothing is pushed to a browser whose session is over, nor to an account that is blocked', async () => {
  await notifyStudent();
  await database
    .updateTable('sessions')
    .set({ revoked_at: clock.now() })
    .where('user_id', '=', student.userId)
    .execute();
  await deliverer.deliverDue();
  expect(pushed).toEqual([]);
  await notifyStudent();
  await database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', student.userId)
    .execute();
  expect(await mails()).toEqual(['notification: An offer']);
  expect(await waiting()).toEqual([]);
});

test('a student whose mail cannot be queued does not block others', async () => {
  const broken = student;
  await notifyStudent();
  await database.deleteFrom('user_details').where('user_id', '=', broken.userId).execute();
  student = await signInStudent();
  await notifyStudent();
  expect(await mails()).toEqual(['notification: An offer']);
  expect(
    await database
      .selectFrom('notification_deliveries')
      .select('channel')
      .where('user_id', '=', broken.userId)
      .execute(),
  ).toEqual([{ channel: 'MAIL' }]);
});

test('starts automatically when a notification is created, in this process or another', async () => {
  deliverer.start();
  await notifyStudent();
  await expect.poll(() => pushed.length).toBe(1);
  await expect.poll(waiting).toEqual([]);
});
