import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addAnswer } from '../../../../test/addAnswer.ts';
import { createPipelineFixture, type PipelineFixture } from '../../../../test/pipelineFixture.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { studentJobSummary } from './studentJobSummary.ts';
import { idOfWords } from '../posting/idOfWords.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';

const NOON = '2026-11-20T03:00:00.000Z';
const DAY = 24 * 60 * 60 * 1000;

let testApp: TestApp;
let pipeline: PipelineFixture;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  pipeline = await createPipelineFixture(testApp);
});

const setResponseDays = (days: number | null) =>
  testApp.deps.database.updateTable('companies').set({ response_days: days }).execute();

beforeEach(async () => {
  testApp.clock.set(NOON);
  await setResponseDays(7);
  student = await testApp.signInStudent({ universityId: pipeline.data.universityId });
});

/** The student's responses, with a fresh session, as the first one may have expired. */
async function read() {
  const { token } = await beginSession(testApp.deps, student.userId, 'FULL');
  const { nextSteps, stops, waiting } = (
    await testApp.request(manifest.job.getStudentJobSummary, 200, { token })
  ).data;
  return {
    waiting: waiting.map(({ applicationId, since, stage }) => [applicationId, stage, since]),
    waitingJobs: waiting.map(({ job }) => job),
    next: stops.flatMap(({ stage, nextAt, nextKind }) =>
      stage === 'INTERVIEW_ACCEPTED' ? [nextKind, nextAt] : [],
    ),
    steps: nextSteps.map(({ applicationId, dueAt, kind }) => [kind, applicationId, dueAt]),
    nextSteps,
  };
}

/** Accepts an interview that begins in so many days and takes an hour; `resultBy` is null if no date is expected. */
async function acceptInterview(index: number, days: number) {
  const application = await pipeline.apply(student, present(pipeline.data.jobs.open[index]));
  const startsAt = pipeline.inDays(days);
  const interview = await pipeline.requestInterview(application, {
    startsAt,
    endsAt: new Date(startsAt.getTime() + DAY / 24),
  });
  await pipeline.respondToInterview(student, interview, { action: 'accept' });
  const { result_expected_by } = await testApp.deps.database
    .selectFrom('applications')
    .select('result_expected_by')
    .where('id', '=', application)
    .executeTakeFirstOrThrow();
  return {
    application,
    interview,
    startsAt: startsAt.toISOString(),
    resultBy: result_expected_by,
  };
}

test('the next step of accepted interviews is the next one to begin, and a result only if none is upcoming', async () => {
  const first = await acceptInterview(0, 1);
  const later = await acceptInterview(1, 20);
  expect((await read()).next).toEqual(['INTERVIEW', first.startsAt]);
  // The first is over and its result is expected before the other begins.
  testApp.clock.advance(2 * DAY);
  expect(present(first.resultBy) < later.startsAt).toBe(true);
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
  await pipeline.respondToInterview(student, interview, {
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
    return (await testApp.request(manifest.job.getStudentJobSummary, 200, { query, token })).data.hasApplied;
  };
  await testApp.deps.database
    .insertInto('applications')
    .values({
      user_id: student.userId,
      job_id: present(pipeline.data.jobs.open[1]),
      stage: 'RECOMMENDED',
      stage_changed_at: testApp.clock.now(),
      answer_by: pipeline.inDays(7),
      created_at: testApp.clock.now(),
    })
    .execute();
  expect(await hasApplied()).toBe(false);
  await pipeline.apply(student, present(pipeline.data.jobs.open[0]));
  testApp.clock.advance(30 * DAY);
  expect(await hasApplied()).toBe(true);
});

test('an application without a date waits since the last thing that happened, the longest wait first', async () => {
  await setResponseDays(null);
  const jobAt = (index: number) => present(pipeline.data.jobs.open[index]);
  const momentIn = (days: number) => pipeline.inDays(days).toISOString();
  const interviewed = await acceptInterview(0, 3);
  const interviewedAt = new Date(Date.parse(interviewed.startsAt) + DAY / 24).toISOString();
  const upcoming = await acceptInterview(1, 20);
  testApp.clock.advance(DAY);
  const sent = await pipeline.apply(student, jobAt(2));
  const sentAt = momentIn(0);
  const unanswered = await pipeline.apply(student, jobAt(3));
  await pipeline.requestInterview(unanswered, { by: 'UNIVERSITY', startsAt: pipeline.inDays(1) });
  testApp.clock.advance(4 * DAY);
  student = {
    ...student,
    ...(await beginSession(testApp.deps, student.userId, 'FULL')),
    refreshToken: '',
  };
  const passed = (await acceptInterview(4, 1)).application;
  await pipeline.decideInterview(passed, { outcome: 'SELECTED' });
  const passedAt = momentIn(0);
  // Another student's, and applications that have ended or wait for the student.
  const other = await testApp.signInStudent({ universityId: pipeline.data.universityId });
  await pipeline.apply(other, jobAt(2));
  const failed = (await acceptInterview(5, 1)).application;
  await pipeline.decideInterview(failed, { outcome: 'FAILED' });
  const requested = await pipeline.apply(student, jobAt(6));
  await pipeline.requestInterview(requested);
  const offered = await pipeline.apply(student, jobAt(7));
  await pipeline.offer(student, offered, { expiresAt: pipeline.inDays(1) });

  testApp.clock.advance(2 * DAY);
  const { steps, waiting, waitingJobs } = await read();
  expect(waiting).toEqual([
    [sent, 'APPLIED', sentAt],
    [unanswered, 'INTERVIEW_REQUESTED', sentAt],
    [interviewed.application, 'INTERVIEW_ACCEPTED', interviewedAt],
    [passed, 'INTERVIEW_RESULT', passedAt],
  ]);
  expect(waitingJobs.map(({ application }) => [application?.id, application?.turn])).toEqual([
    [sent, 'COMPANY'],
    [unanswered, 'UNIVERSITY'],
    [interviewed.application, 'COMPANY'],
    [passed, 'COMPANY'],
  ]);
  expect(new Set(steps.map(([, application]) => application))).toEqual(
    new Set([upcoming.application, requested]),
  );
});

test('an application with a date is a next step and waits as well', async () => {
  const application = await pipeline.apply(student, present(pipeline.data.jobs.open[0]));
  const { steps, waiting } = await read();
  expect(steps.map(([kind]) => kind)).toEqual(['AWAIT_RESULT']);
  expect(waiting.map(([id]) => id)).toEqual([application]);
});

test('a passed interview waits without a date, and is neither expected nor late', async () => {
  const { application } = await acceptInterview(0, 1);
  testApp.clock.advance(2 * DAY);
  await pipeline.decideInterview(application, { outcome: 'SELECTED' });
  for (const days of [0, 30]) {
    testApp.clock.advance(days * DAY);
    const { steps, waiting, waitingJobs } = await read();
    expect(steps).toEqual([]);
    expect(waiting.map(([id]) => id)).toEqual([application]);
    expect(waitingJobs[0]?.application).toMatchObject({ resultExpectedBy: null, isResultOverdue: false });
  }
});

test('45 waiting applications are all listed, the longest wait first, and each date among them is a next step', async () => {
  const { database } = testApp.deps;
  const [pattern] = await database
    .selectFrom('jobs')
    .select(['company_id', 'employment_status'])
    .where('id', '=', present(pipeline.data.jobs.open[0]))
    .execute();
  const numbered = Array.from({ length: 45 }, (_, index) => index);
  const jobs = await database
    .insertInto('jobs')
    .values(
      numbered.map((index) => ({
        ...present(pattern),
        code: `MANY-${index}`,
        title: `Engineer ${index}`,
        terms: '{}',
        is_closed: true,
        posted_at: testApp.clock.now(),
      })),
    )
    .returning('id')
    .execute();
  // The first 22 have a date.
  await database
    .insertInto('applications')
    .values(
      jobs.map(({ id }, index) => ({
        user_id: student.userId,
        job_id: id,
        stage: 'APPLIED',
        applied_at: pipeline.inDays(-index),
        stage_changed_at: pipeline.inDays(-index),
        result_expected_by: index < 22 ? pipeline.inDays(index + 1) : null,
        created_at: pipeline.inDays(-index),
      })),
    )
    .execute();
  const { steps, waiting } = await read();
  expect(steps).toHaveLength(22);
  expect(waiting.map(([, , since]) => since)).toEqual(
    Array.from({ length: 45 }, (_, index) => pipeline.inDays(index - 44).toISOString()),
  );
});

describe('answers to write', () => {
  const needed = {
    kind: 'TEXT',
    text: 'Why us?',
    textJp: null,
    isRequired: true,
    maxCharacters: 400,
    choices: [],
  };
  const short = { ...needed, text: 'In a word?', maxCharacters: 200 };
  const optional = { ...needed, text: 'Anything else?', isRequired: false };
  const choice = { ...needed, kind: 'CHOICE', maxCharacters: null, text: 'Where?' };
  const asked = [needed, short, optional, choice].map((one) => ({ id: idOfWords(one), ...one }));
  const [firstId = '', secondId = ''] = asked.map(({ id }) => id);
  let jobId: string;

  /** The deadline is ten days ahead. */
  const setJob = (changes: object = {}) =>
    testApp.deps.database
      .updateTable('jobs')
      .set({ questions: JSON.stringify(asked), entry_deadline: pipeline.inDays(10), ...changes })
      .where('id', '=', jobId)
      .execute();
  const answer = (questionId: string, text: string) =>
    addAnswer(testApp.deps.database, student.userId, {
      is_in_profile: false,
      job_id: jobId,
      question_id: questionId,
      text,
    });
  const act = (action: string) =>
    testApp.request(manifest.job.actOnJob, 200, {
      token: student.token,
      params: { id: jobId },
      body: { action },
    });
  const stepsNow = async () =>
    (await read()).nextSteps
      .filter(({ job }) => job.id === jobId)
      .map(({ kind, toWrite }) => [kind, toWrite]);

  beforeEach(async () => {
    jobId = present(pipeline.data.jobs.open[0]);
    await setJob();
  });

  test('of a favorite are those that are required in words and not written yet, and then it is one to apply to', async () => {
    await act('favorite');
    expect(await stepsNow()).toEqual([['WRITE_ANSWERS', { answers: 2, characters: 600 }]]);
    await answer(firstId, '');
    expect(await stepsNow()).toEqual([['WRITE_ANSWERS', { answers: 2, characters: 600 }]]);
    await answer(firstId, 'Because.');
    expect(await stepsNow()).toEqual([['WRITE_ANSWERS', { answers: 1, characters: 200 }]]);
    await answer(secondId, 'Robots.');
    expect(await stepsNow()).toEqual([['APPLY_TO_FAVORITE', null]]);
  });

  test('of a job that was begun are due as well, and once written it is no step unless a favorite', async () => {
    expect(await stepsNow()).toEqual([]);
    await answer(firstId, 'Because.');
    expect(await stepsNow()).toEqual([['WRITE_ANSWERS', { answers: 1, characters: 200 }]]);
    await answer(secondId, 'Robots.');
    expect(await stepsNow()).toEqual([]);
  });

  test('are due from 30 days before the deadline on, while the job is open, visible and not applied for', async () => {
    await act('favorite');
    const none = async (changes: object) => {
      await setJob(changes);
      expect(await stepsNow()).toEqual([]);
      await setJob({ is_closed: false, audience: 'PUBLIC', university_id: null });
    };
    await none({ entry_deadline: new Date(pipeline.inDays(30).getTime() + 1) });
    await none({ entry_deadline: new Date(NOON) });
    await none({ is_closed: true });
    await none({ audience: 'UNIVERSITY', university_id: await testApp.addUniversity('Minato University') });
    await setJob({ entry_deadline: pipeline.inDays(30) });
    expect(await stepsNow()).toHaveLength(1);
    await testApp.deps.database
      .insertInto('applications')
      .values({
        user_id: student.userId,
        job_id: jobId,
        stage: 'WITHDRAWN',
        stage_changed_at: new Date(NOON),
        created_at: new Date(NOON),
      })
      .execute();
    expect(await stepsNow()).toEqual([]);
  });

  test('are looked for among the answers of the student alone', async () => {
    const { database } = testApp.deps;
    const other = await testApp.signInStudent();
    await sql`
      insert into profile_answers (id, user_id, topic, name, language, text, counts_line_breaks, is_in_profile, job_id,
        question_id, created_at, updated_at)
      select gen_random_uuid(), ${other.userId}, 'ABOUT', 'Many', 'en', 'Text', false, false, ${jobId}, ${firstId}, now(), now()
      from generate_series(1, 5000)`.execute(database);
    await sql`analyze profile_answers`.execute(database);
    await answer(firstId, 'Because.');
    const viewer = {
      id: student.userId,
      universityId: pipeline.data.universityId,
      graduationYear: 2027,
      needsVisa: null,
      timezone: 'JST',
    };
    const { rows } = await inTransaction(database, async (transaction) => {
      await studentJobSummary(transaction, 'ONE_YEAR', viewer, new Date(NOON));
      return sql<{ read: number }>`
        select seq_tup_read + idx_tup_fetch as read from pg_stat_xact_user_tables
        where relname = 'profile_answers'`.execute(transaction);
    });
    expect(rows[0]?.read).toBeGreaterThan(0);
    expect(rows[0]?.read).toBeLessThan(100);
  });
});
