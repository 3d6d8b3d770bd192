import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';

const NOON = '2026-11-20T03:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
  await testApp.deps.database.updateTable('companies').set({ response_days: 7 }).execute();
});

beforeEach(async () => {
  testApp.clock.set(NOON);
  student = await testApp.signInStudent({ universityId: pipeline.world.universityId });
});

/** The student's responses, with a fresh session, as the first one may have expired. */
async function read() {
  const { token } = await beginSession(testApp.deps, student.userId, 'FULL');
  const { nextSteps, stops } = (await testApp.ask(manifest.job.getStudentJobSummary, 200, { token })).data;
  return {
    next: stops.flatMap(({ stage, nextAt, nextKind }) =>
      stage === 'INTERVIEW_ACCEPTED' ? [nextKind, nextAt] : [],
    ),
    steps: nextSteps.map(({ applicationId, dueAt, kind }) => [kind, applicationId, dueAt]),
    nextSteps,
  };
}

/** Accepts an interview that begins in so many days and takes an hour. */
async function acceptInterview(place: number, days: number) {
  const application = await pipeline.apply(student, present(pipeline.world.jobs.open[place]));
  const startsAt = pipeline.inDays(days);
  const interview = await pipeline.ask(application, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY / 24),
  });
  await pipeline.answer(student, interview, { action: 'accept' });
  const { result_expected_by } = await testApp.deps.database
    .selectFrom('applications')
    .select('result_expected_by')
    .where('id', '=', application)
    .executeTakeFirstOrThrow();
  return {
    application,
    interview,
    startsAt: startsAt.toISOString(),
    resultBy: present(result_expected_by),
  };
}

test('the next step of accepted interviews is the next one to begin, and a result only if none is upcoming', async () => {
  const first = await acceptInterview(0, 1);
  const later = await acceptInterview(1, 20);
  expect((await read()).next).toEqual(['INTERVIEW', first.startsAt]);
  // The first is over and its result is expected before the other begins.
  testApp.clock.advance(2 * DAY);
  expect(first.resultBy < later.startsAt).toBe(true);
  expect((await read()).next).toEqual(['INTERVIEW', later.startsAt]);
  testApp.clock.advance(19 * DAY);
  expect((await read()).next).toEqual(['RESULT', later.resultBy]);
});

test('an accepted interview is a step until it ends, and then its result is pending', async () => {
  const { application, interview, startsAt, resultBy } = await acceptInterview(0, 3);
  const ahead = await read();
  expect(ahead.steps).toEqual([['ATTEND_INTERVIEW', application, startsAt]]);
  expect(ahead.nextSteps[0]?.job.application?.interviewId).toBe(interview);
  testApp.clock.advance(3 * DAY + DAY / 48);
  expect((await read()).steps).toEqual([['ATTEND_INTERVIEW', application, startsAt]]);
  testApp.clock.advance(DAY / 24);
  expect((await read()).steps).toEqual([['AWAIT_RESULT', application, resultBy]]);
});

test('an interview for which another time was requested is attended until a new one is confirmed, and the answer awaited', async () => {
  const { application, interview, startsAt } = await acceptInterview(0, 3);
  await pipeline.answer(student, interview, {
    action: 'reschedule',
    reason: 'CLASS_OR_EXAM',
    candidates: [pipeline.inDays(9), pipeline.inDays(8)],
  });
  const { steps } = await read();
  expect(steps).toContainEqual(['ATTEND_INTERVIEW', application, startsAt]);
  expect(new Set(steps.map(([kind]) => kind))).toEqual(new Set(['ATTEND_INTERVIEW', 'AWAIT_RESULT']));
  testApp.clock.advance(4 * DAY);
  expect((await read()).steps.map(([kind]) => kind)).toEqual(['AWAIT_RESULT']);
});

test('a student has applied as soon as an application is sent, in whatever period, and not when recommended', async () => {
  const hasApplied = async () => {
    const { token } = await beginSession(testApp.deps, student.userId, 'FULL');
    const query = 'period=THIS_WEEK';
    return (await testApp.ask(manifest.job.getStudentJobSummary, 200, { query, token })).data.hasApplied;
  };
  await testApp.deps.database
    .insertInto('applications')
    .values({
      user_id: student.userId,
      job_id: present(pipeline.world.jobs.open[1]),
      stage: 'RECOMMENDED',
      stage_changed_at: testApp.clock.now(),
      answer_by: pipeline.inDays(7),
      created_at: testApp.clock.now(),
    })
    .execute();
  expect(await hasApplied()).toBe(false);
  await pipeline.apply(student, present(pipeline.world.jobs.open[0]));
  testApp.clock.advance(30 * DAY);
  expect(await hasApplied()).toBe(true);
});
