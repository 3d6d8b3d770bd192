import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import {
  createSeminarFixture,
  type Applicant,
  type SeminarFixture,
} from '../../../../test/seminarFixture.ts';
import { createTestApp, type TestApp } from '../../../../test/testApp.ts';

const { seminar: operations } = manifest;

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

async function addAttendedSeminar(who: Applicant): Promise<string> {
  const seminar = await seminars.addSeminar({
    starts_at: seminars.inHours(1),
    ends_at: seminars.inHours(2),
  });
  await seminars.apply(who, seminar);
  await testApp.deps.database
    .updateTable('seminar_applications')
    .set({ status: 'ATTENDED', attended_at: testApp.clock.now() })
    .where('seminar_id', '=', seminar)
    .execute();
  return seminar;
}

async function everyRating() {
  const { data } = await testApp.request(operations.listSeminarFeedbackQuestions, 200, {
    token: student.token,
  });
  return data.flatMap(({ id, items }) =>
    items.map((item) => ({ questionId: id, itemId: item.id, rating: 4 })),
  );
}

const TEXT_QUESTION = '0199a1c2-0000-7000-8000-000000059004';
const giveFeedback = (seminarId: string, ratings: unknown, texts: unknown = []) =>
  testApp.send('POST', '/api/seminar/seminar-feedback/create', {
    token: student.token,
    body: { seminarId, ratings, texts },
  });

test('feedback is given once, which the seminar shows', async () => {
  const seminar = await addAttendedSeminar(student);
  expect(await seminars.show(student, seminar)).toMatchObject({
    feedbackStatus: 'OPEN',
    application: { allowedActions: ['give-feedback'] },
  });
  const ratings = await everyRating();
  const texts = [{ questionId: TEXT_QUESTION, text: 'It helped.' }];
  const responses = await Promise.all([
    giveFeedback(seminar, ratings, texts),
    giveFeedback(seminar, ratings, texts),
  ]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  expect(await giveFeedback(seminar, ratings)).toMatchObject({
    status: 409,
    body: { error: 'FEEDBACK_ALREADY_GIVEN' },
  });
  expect(await seminars.show(student, seminar)).toMatchObject({
    feedbackStatus: 'GIVEN',
    application: { allowedActions: [] },
  });
});

test('only attendees give feedback', async () => {
  const seminar = await seminars.addSeminar();
  await seminars.apply(student, seminar);
  expect(await giveFeedback(seminar, await everyRating())).toMatchObject({
    status: 409,
    body: { error: 'TRANSITION_NOT_ALLOWED' },
  });
  expect((await giveFeedback('0199a1c2-0000-7000-8000-00000000ffff', [])).status).toBe(404);
});

test('rejected feedback names the answer that breaks a rule', async () => {
  const seminar = await addAttendedSeminar(student);
  const ratings = await everyRating();
  const [first, ...rest] = ratings;
  const fieldsOf = async (given: unknown, texts?: unknown) =>
    Object.keys(Object(Object((await giveFeedback(seminar, given, texts)).body).fields));
  expect(await fieldsOf(rest)).toEqual(['ratings']);
  expect(await fieldsOf([...ratings, first])).toEqual([`ratings.${ratings.length}`]);
  expect(await fieldsOf([...ratings, { ...present(first), itemId: TEXT_QUESTION }])).toEqual([
    `ratings.${ratings.length}.itemId`,
  ]);
  expect(await fieldsOf([...ratings, { ...present(first), questionId: TEXT_QUESTION }])).toEqual([
    `ratings.${ratings.length}.questionId`,
  ]);
  expect(await fieldsOf(ratings, [{ questionId: present(first).questionId, text: 'x' }])).toEqual([
    'texts.0.questionId',
  ]);
  expect(await fieldsOf([{ ...present(first), rating: 6 }, ...rest])).toEqual(['ratings.0.rating']);
});
