import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import {
  createSeminarFixture,
  type Applicant,
  type SeminarFixture,
} from '../../../../test/seminarFixture.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { closeSeminar } from '../operator/closeSeminar.ts';
import { inviteStudent } from '../operator/inviteStudent.ts';
import { settleDue } from './settleSeminar.ts';

const { seminar: operations } = manifest;
const HOUR = 60 * 60 * 1000;

let testApp: TestApp;
let seminars: SeminarFixture;
let student: Applicant;

beforeAll(async () => {
  testApp = await createTestApp();
  seminars = await createSeminarFixture(testApp);
});

beforeEach(async () => {
  testApp.clock.set('2026-11-20T03:00:00.000Z');
  student = await seminars.addApplicant({ universityId: seminars.data.universityId });
});

const statusOf = async (who: SignedIn, seminar: string) =>
  (await seminars.show(who, seminar)).application?.status;

describe('applying', () => {
  test('stores the text of the reason, and confirms the seat', async () => {
    const seminar = await seminars.addSeminar({ capacity: 10 });
    const { body } = await seminars.apply(student, seminar);
    expect(body).toMatchObject({
      message: 'You have a seat.',
      data: {
        seminar: {
          seatsLeft: 9,
          application: {
            status: 'REGISTERED',
            reason: 'To hear what people mean.',
            appliedAt: '2026-11-20T03:00:00.000Z',
            allowedActions: ['cancel'],
          },
        },
      },
    });
  });

  test('to a full one returns the position on the waiting list, in both languages', async () => {
    const seminar = await seminars.addSeminar({ capacity: 1 });
    await seminars.apply(await seminars.addApplicant(), seminar);
    await seminars.apply(await seminars.addApplicant(), seminar);
    const { body } = await seminars.apply(student, seminar);
    expect(body).toMatchObject({
      message: 'You’re number 2 on the waiting list.',
      data: { seminar: { peopleWaiting: 2, application: { status: 'WAITING', waitingPosition: 2 } } },
    });
    expect((await seminars.apply(student, seminar, {}, { language: 'ja' })).body).toMatchObject({
      message: 'キャンセル待ちに登録しました（2番目）。',
    });
  });

  test('twice is one application, also under one key', async () => {
    const seminar = await seminars.addSeminar();
    const headers = { 'Idempotency-Key': `key-${seminar.slice(-12)}` };
    const first = await seminars.apply(student, seminar, {}, { headers });
    testApp.clock.advance(1000);
    expect((await seminars.apply(student, seminar, {}, { headers })).body).toEqual(first.body);
    expect((await seminars.apply(student, seminar)).body).toEqual(first.body);
    const reused = await seminars.apply(student, seminar, { joinsWaitingList: false }, { headers });
    expect(reused).toMatchObject({ status: 409, body: { error: 'IDEMPOTENCY_KEY_REUSED' } });
  });

  test("requires one of the student's own reasons", async () => {
    const seminar = await seminars.addSeminar();
    const { reasonId } = await seminars.addApplicant();
    expect(await seminars.apply(student, seminar, { reasonId })).toMatchObject({
      status: 422,
      body: { fields: { reasonId: 'Choose a reason for applying from your profile' } },
    });
    expect(await statusOf(student, seminar)).toBeUndefined();
  });

  test('to an unknown seminar is a 404', async () => {
    expect((await seminars.apply(student, '0199a1c2-0000-7000-8000-00000000ffff')).status).toBe(404);
  });
});

describe('a seat that is set free', () => {
  async function fullWithQueue() {
    const seminar = await seminars.addSeminar({ capacity: 1 });
    const [seated, next, last] = [
      await seminars.addApplicant(),
      await seminars.addApplicant(),
      await seminars.addApplicant(),
    ];
    for (const who of [seated, next, last]) await seminars.apply(who, seminar);
    return { seminar, seated, next, last };
  }

  test('is held for the next student for 24 hours, who is notified', async () => {
    const { seminar, seated, next, last } = await fullWithQueue();
    expect((await seminars.cancel(seated, seminar)).status).toBe(200);
    expect(await seminars.show(next, seminar)).toMatchObject({
      seatsLeft: 0,
      peopleWaiting: 1,
      application: {
        status: 'SEAT_HELD',
        seatHeldUntil: '2026-11-21T03:00:00.000Z',
        waitingPosition: null,
        allowedActions: ['apply', 'cancel'],
      },
    });
    expect((await seminars.show(last, seminar)).application).toMatchObject({
      status: 'WAITING',
      waitingPosition: 1,
    });
    expect(await seminars.notificationsOf(next)).toEqual(['SEMINAR_SEAT_HELD']);
    expect((await seminars.apply(next, seminar)).status).toBe(200);
    expect(await statusOf(next, seminar)).toBe('REGISTERED');
  });

  test('may be taken after the deadline, since one applied before it', async () => {
    const { seminar, seated, next } = await fullWithQueue();
    await seminars.cancel(seated, seminar);
    const { database } = testApp.deps;
    await database
      .updateTable('seminars')
      .set({ application_deadline: testApp.clock.now() })
      .where('id', '=', seminar)
      .execute();
    expect((await seminars.apply(next, seminar)).status).toBe(200);
  });

  test('passes to the next when the time has expired, without any other event', async () => {
    const { seminar, seated, next, last } = await fullWithQueue();
    await seminars.cancel(seated, seminar);
    testApp.clock.advance(24 * HOUR);
    // No periodic task has run: reading settles the seminar.
    expect((await seminars.show(next, seminar)).application).toMatchObject({
      status: 'CANCELLED',
      cancelReason: null,
      allowedActions: ['apply'],
    });
    expect((await seminars.show(last, seminar)).application).toMatchObject({
      status: 'SEAT_HELD',
      seatHeldUntil: '2026-11-22T03:00:00.000Z',
    });
    expect(await seminars.notificationsOf(next)).toEqual(['SEMINAR_SEAT_HELD', 'SEMINAR_CHANGE']);
    // Applying again means the end of the list.
    expect((await seminars.apply(next, seminar)).body).toMatchObject({
      data: { seminar: { application: { status: 'WAITING', waitingPosition: 1 } } },
    });
  });

  test('passes to the next where a list is read as well', async () => {
    const { seated, next, seminar } = await fullWithQueue();
    await seminars.cancel(seated, seminar);
    testApp.clock.advance(24 * HOUR);
    await testApp.request(operations.listSeminars, 200, { token: await seminars.tokenOf(next) });
    const { status } = await testApp.deps.database
      .selectFrom('seminar_applications')
      .select('status')
      .where('user_id', '=', next.userId)
      .where('seminar_id', '=', seminar)
      .executeTakeFirstOrThrow();
    expect(status).toBe('CANCELLED');
  });

  test('is held until the seminar begins at most', async () => {
    const { seminar, seated, next } = await fullWithQueue();
    testApp.clock.advance((7 * 24 - 5) * HOUR);
    await seminars.cancel(seated, seminar);
    expect((await seminars.show(next, seminar)).application?.seatHeldUntil).toBe('2026-11-27T03:00:00.000Z');
    testApp.clock.advance(5 * HOUR);
    expect(await statusOf(next, seminar)).toBe('CANCELLED');
    expect(await seminars.apply(next, seminar)).toMatchObject({
      status: 409,
      body: { error: 'SEMINAR_CLOSED' },
    });
  });

  test('of a deleted account passes to the next as well', async () => {
    const { seminar, seated, next } = await fullWithQueue();
    await testApp.deps.database.deleteFrom('users').where('id', '=', seated.userId).execute();
    await settleDue(testApp.deps.database, testApp.clock.now());
    expect(await statusOf(next, seminar)).toBe('SEAT_HELD');
  });

  test('ends the queue when the seminar begins', async () => {
    const { seminar, last } = await fullWithQueue();
    testApp.clock.advance(8 * 24 * HOUR);
    expect((await seminars.show(last, seminar)).application).toMatchObject({
      status: 'CANCELLED',
      cancelledAt: '2026-11-27T03:00:00.000Z',
      allowedActions: [],
    });
  });
});

describe('cancelling', () => {
  test.each(['ACCEPTED_ANOTHER_OFFER', 'SCHEDULE_MISMATCH', 'FIELD_OF_INTEREST_CHANGED'])(
    'for %s is possible until it begins',
    async (reason) => {
      const seminar = await seminars.addSeminar();
      await seminars.apply(student, seminar);
      expect((await seminars.cancel(student, seminar, reason)).body).toMatchObject({
        message: 'Your application was cancelled.',
        data: {
          seminar: { application: { status: 'CANCELLED', cancelReason: reason, allowedActions: ['apply'] } },
        },
      });
      expect(await seminars.cancel(student, seminar, reason)).toMatchObject({
        status: 409,
        body: { error: 'TRANSITION_NOT_ALLOWED', message: 'You can no longer cancel this.' },
      });
      await seminars.apply(student, seminar);
      testApp.clock.advance(7 * 24 * HOUR);
      expect((await seminars.cancel(student, seminar, reason)).status).toBe(409);
    },
  );

  test("another student's application is a 404", async () => {
    const seminar = await seminars.addSeminar();
    await seminars.apply(student, seminar);
    const { application } = await seminars.show(student, seminar);
    const other = await seminars.addApplicant();
    const response = await testApp.send(
      'POST',
      `/api/seminar/seminar-application/cancel/${present(application).id}`,
      {
        token: other.token,
        body: { reason: 'SCHEDULE_MISMATCH' },
      },
    );
    expect(response.status).toBe(404);
    expect(await statusOf(student, seminar)).toBe('REGISTERED');
  });
});

describe('an invitation', () => {
  test('is announced, counted, accepted by applying and declined by cancelling', async () => {
    const [taken, declined] = [await seminars.addSeminar(), await seminars.addSeminar()];
    for (const seminar of [taken, declined])
      await inviteStudent(testApp.deps.database, seminar, student.email, testApp.clock.now());
    expect(await seminars.notificationsOf(student)).toEqual(['SEMINAR_INVITATION', 'SEMINAR_INVITATION']);
    expect((await seminars.show(student, taken)).application).toMatchObject({
      status: 'INVITED',
      invitedAt: '2026-11-20T03:00:00.000Z',
      appliedAt: null,
      allowedActions: ['apply', 'cancel'],
    });
    const counters = async () =>
      (await testApp.request(operations.getSeminarCounters, 200, { token: student.token })).data;
    expect(await counters()).toMatchObject({ invites: 2, applied: 0 });
    await seminars.apply(student, taken);
    await seminars.cancel(student, declined);
    expect(await counters()).toMatchObject({
      invites: 0,
      applied: 1,
      registered: 1,
      canceled: 1,
      attended: 0,
    });
  });

  test('is refused where one is not possible', async () => {
    const { database } = testApp.deps;
    const now = testApp.clock.now();
    const seminar = await seminars.addSeminar({ graduation_years: [2027] });
    const other = await seminars.addApplicant({ graduationYear: 2030 });
    await seminars.apply(student, seminar);
    await expect(inviteStudent(database, seminar, student.email, now)).rejects.toThrow(
      'already has the status REGISTERED',
    );
    await expect(inviteStudent(database, seminar, other.email, now)).rejects.toThrow('graduates in a year');
    await expect(inviteStudent(database, seminar, 'nobody@michi.example', now)).rejects.toThrow(
      'is not a student',
    );
  });
});

describe('an organizer who', () => {
  test('closes a seminar ends every application without a seat', async () => {
    const seminar = await seminars.addSeminar({ capacity: 1 });
    const waiting = await seminars.addApplicant();
    await seminars.apply(student, seminar);
    await seminars.apply(waiting, seminar);
    expect(await closeSeminar(testApp.deps.database, seminar, false, testApp.clock.now())).toBe(1);
    expect(await statusOf(student, seminar)).toBe('REGISTERED');
    expect(await statusOf(waiting, seminar)).toBe('CANCELLED');
    expect(await seminars.notificationsOf(waiting)).toEqual(['SEMINAR_CHANGE']);
    expect(await seminars.notificationsOf(student)).toEqual([]);
    expect((await seminars.show(student, seminar)).eligibility.status).toBe('CLOSED');
  });

  test('cancels it ends every application, and notifies everybody', async () => {
    const seminar = await seminars.addSeminar();
    await seminars.apply(student, seminar);
    await closeSeminar(testApp.deps.database, seminar, true, testApp.clock.now());
    expect(await seminars.show(student, seminar)).toMatchObject({
      cancelledAt: testApp.clock.now().toISOString(),
      application: { status: 'CANCELLED', cancelReason: null, allowedActions: [] },
    });
    expect(await seminars.notificationsOf(student)).toEqual(['SEMINAR_CHANGE']);
    await expect(closeSeminar(testApp.deps.database, seminar, true, testApp.clock.now())).rejects.toThrow(
      'already started or been cancelled',
    );
  });
});

test('those with a seat are reminded once, the day before', async () => {
  const seminar = await seminars.addSeminar();
  const { database } = testApp.deps;
  await seminars.apply(student, seminar);
  await settleDue(database, testApp.clock.now());
  expect(await seminars.notificationsOf(student)).toEqual([]);
  testApp.clock.advance(6 * 24 * HOUR);
  await Promise.all([settleDue(database, testApp.clock.now()), settleDue(database, testApp.clock.now())]);
  await settleDue(database, testApp.clock.now());
  expect(await seminars.notificationsOf(student)).toEqual(['SEMINAR_REMINDER']);
});
