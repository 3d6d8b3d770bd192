import { beforeAll, describe, expect, test } from 'vitest';
import {
  createSeminarFixture,
  type Applicant,
  type SeminarFixture,
} from '../../../../test/seminarFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type TestApp } from '../../../../test/testApp.ts';
import { settleDue } from './settleSeminar.ts';

let testApp: TestApp;
let seminars: SeminarFixture;

beforeAll(async () => {
  testApp = await createTestApp();
  seminars = await createSeminarFixture(testApp);
});

async function applicants(count: number): Promise<readonly Applicant[]> {
  const students: Applicant[] = [];
  for (let index = 0; index < count; index += 1) students.push(await seminars.addApplicant());
  return students;
}

async function applicationsTo(seminarId: string) {
  return testApp.deps.database
    .selectFrom('seminar_applications')
    .select(['user_id', 'status', 'queue_number'])
    .where('seminar_id', '=', seminarId)
    .orderBy('queue_number')
    .execute();
}

describe('60 students who apply concurrently', () => {
  test.each([1, 20])(
    'get exactly the %i seats there are, and the others clear places in the queue',
    async (capacity) => {
      const seminar = await seminars.addSeminar({ capacity });
      const students = await applicants(60);
      const responses = await Promise.all(students.map((student) => seminars.apply(student, seminar)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      const seen = await Promise.all(students.map((student) => seminars.show(student, seminar)));
      const registered = seen.filter(({ application }) => present(application).status === 'REGISTERED');
      const positions = seen.flatMap(({ application }) => present(application).waitingPosition ?? []);
      expect(registered).toHaveLength(capacity);
      expect(positions.toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 60 - capacity }, (_, index) => index + 1),
      );
      expect(seen[0]).toMatchObject({ seatsLeft: 0, peopleWaiting: 60 - capacity });
      const counted = await testApp.deps.database
        .selectFrom('seminars')
        .select(['seats_taken', 'people_waiting', 'undecided'])
        .where('id', '=', seminar)
        .executeTakeFirstOrThrow();
      expect(counted).toEqual({
        seats_taken: capacity,
        people_waiting: 60 - capacity,
        undecided: 60 - capacity,
      });
    },
  );

  test('without joining the waiting list, get the seats or SEMINAR_FULL', async () => {
    const seminar = await seminars.addSeminar({ capacity: 7 });
    const students = await applicants(50);
    const responses = await Promise.all(
      students.map((student) => seminars.apply(student, seminar, { joinsWaitingList: false })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(responses.filter(({ status }) => status === 409).map(({ body }) => body)).toEqual(
      Array.from({ length: 43 }, () => expect.objectContaining({ error: 'SEMINAR_FULL' })),
    );
    expect(await applicationsTo(seminar)).toHaveLength(7);
  });
});

test('one student who applies twenty times at once has one seat', async () => {
  const seminar = await seminars.addSeminar({ capacity: 5 });
  const student = await seminars.addApplicant();
  const responses = await Promise.all(Array.from({ length: 20 }, () => seminars.apply(student, seminar)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await applicationsTo(seminar)).toHaveLength(1);
  expect(await seminars.show(student, seminar)).toMatchObject({ seatsLeft: 4 });
});

test('the database rejects a seat beyond the capacity, for every writer', async () => {
  const seminar = await seminars.addSeminar({ capacity: 1 });
  const [one, other] = await applicants(2);
  const row = (userId: string) => ({
    seminar_id: seminar,
    user_id: userId,
    status: 'REGISTERED' as const,
    applied_at: testApp.clock.now(),
    status_changed_at: testApp.clock.now(),
    created_at: testApp.clock.now(),
  });
  const { database } = testApp.deps;
  await database
    .insertInto('seminar_applications')
    .values(row(present(one).userId))
    .execute();
  await expect(
    database
      .insertInto('seminar_applications')
      .values(row(present(other).userId))
      .execute(),
  ).rejects.toThrow('seminars_seats');
});

test('while students cancel and others apply, no later applicant passes the waiting list', async () => {
  const seminar = await seminars.addSeminar({ capacity: 20 });
  const first = await applicants(20);
  for (const student of first) await seminars.apply(student, seminar);
  const waiting = await applicants(20);
  for (const student of waiting) await seminars.apply(student, seminar);
  const late = await applicants(20);
  const responses = await Promise.all([
    ...first.slice(0, 10).map((student) => seminars.cancel(student, seminar)),
    ...late.map((student) => seminars.apply(student, seminar)),
  ]);
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  const statusOf = async (student: Applicant) =>
    present((await seminars.show(student, seminar)).application).status;
  const held = await Promise.all(waiting.map(statusOf));
  expect(held.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'SEAT_HELD'));
  expect(held.slice(10)).toEqual(Array.from({ length: 10 }, () => 'WAITING'));
  expect(await Promise.all(late.map(statusOf))).toEqual(Array.from({ length: 20 }, () => 'WAITING'));
});

test('several processes that settle at once hold each seat once and notify once', async () => {
  const seminar = await seminars.addSeminar({ capacity: 2 });
  const students = await applicants(6);
  for (const student of students) await seminars.apply(student, seminar);
  await seminars.cancel(present(students[0]), seminar);
  await seminars.cancel(present(students[1]), seminar);
  testApp.clock.advance(24 * 60 * 60 * 1000);
  const { database } = testApp.deps;
  await Promise.all(Array.from({ length: 8 }, () => settleDue(database, testApp.clock.now())));
  await settleDue(database, testApp.clock.now());
  const notified = await Promise.all(students.map((student) => seminars.notificationsOf(student)));
  expect(notified).toEqual([
    [],
    [],
    ['SEMINAR_SEAT_HELD', 'SEMINAR_CHANGE'],
    ['SEMINAR_SEAT_HELD', 'SEMINAR_CHANGE'],
    ['SEMINAR_SEAT_HELD'],
    ['SEMINAR_SEAT_HELD'],
  ]);
});
