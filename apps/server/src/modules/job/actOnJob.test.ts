import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSmallWorld } from '../../../test/smallWorld.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../test/testApp.ts';

let testApp: TestApp;
let world: Awaited<ReturnType<typeof createSmallWorld>>;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  world = await createSmallWorld(testApp);
});

beforeEach(async () => {
  student = await testApp.signInStudent({ universityId: world.universityId });
});

async function act(job: string, body: unknown, key?: string, language: 'en' | 'ja' = 'en') {
  return testApp.send('POST', `/api/job/jobs/students/action/${job}`, {
    token: student.token,
    body,
    language,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
}

async function applications() {
  return testApp.deps.database
    .selectFrom('applications')
    .selectAll()
    .where('user_id', '=', student.userId)
    .execute();
}

async function events() {
  return testApp.deps.database
    .selectFrom('application_events as e')
    .innerJoin('applications as a', 'a.id', 'e.application_id')
    .select(['e.action', 'e.from_stage', 'e.stage', 'e.actor', 'e.reason', 'e.note'])
    .where('a.user_id', '=', student.userId)
    .orderBy('e.id')
    .execute();
}

const open = () => world.jobs.open[0] ?? '';

describe('applying', () => {
  test('makes an application, and says so in the language asked for', async () => {
    const { status, body } = await act(
      open(),
      { action: 'apply', note: '  配送ロボットの研究をしています。👩‍🎓 ' },
      undefined,
      'ja',
    );
    expect(status).toBe(200);
    expect(body.message).toBe('応募を受け付けました。');
    expect(body.data.job.application).toMatchObject({
      stage: 'APPLIED',
      interviewer: 'COMPANY',
      appliedAt: testApp.clock.now().toISOString(),
      answerBy: null,
      isResultOverdue: false,
      allowedActions: ['withdraw'],
    });
    expect(await events()).toEqual([
      {
        action: 'apply',
        from_stage: null,
        stage: 'APPLIED',
        actor: 'STUDENT',
        reason: null,
        note: '配送ロボットの研究をしています。👩‍🎓',
      },
    ]);
  });

  test('twice is one application', async () => {
    const first = await act(open(), { action: 'apply' });
    const second = await act(open(), { action: 'apply' });
    expect(second.status).toBe(200);
    expect(second.body.data.job.application.id).toBe(first.body.data.job.application.id);
    expect(await applications()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('twenty times at once is one application', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(open(), { action: 'apply' })));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.data.job.application.id)).size).toBe(1);
    expect(await applications()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('with the same key gives the first answer again, whatever happened since', async () => {
    const first = await act(open(), { action: 'apply' }, 'apply-0148-a');
    testApp.clock.advance(1000);
    await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    const again = await act(open(), { action: 'apply' }, 'apply-0148-a');
    expect(again.body).toEqual(first.body);
    expect((await applications()).map(({ stage }) => stage)).toEqual(['WITHDRAWN']);
  });

  test('refuses a key that was used for something else', async () => {
    await act(open(), { action: 'apply' }, 'apply-0148-b');
    const { status, body } = await act(open(), { action: 'favorite' }, 'apply-0148-b');
    expect([status, body.error]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  test.each([
    ['closed', 'JOB_CLOSED', () => world.jobs.closed],
    ['full', 'JOB_FULL', () => world.jobs.full],
    ['otherYear', 'NOT_ELIGIBLE', () => world.jobs.otherYear],
    ['ofOther', 'NOT_FOUND', () => world.jobs.ofOther],
    ['unknown', 'NOT_FOUND', () => '0199a1c2-0000-7000-8000-00000000dead'],
  ])('to a job that is %s is refused as %s, and nothing is written', async (_name, code, job) => {
    const { status, body } = await act(job(), { action: 'apply' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body.error).toBe(code);
    expect(await applications()).toEqual([]);
  });

  test('is refused the moment the deadline has passed', async () => {
    const job = world.jobs.open[1] ?? '';
    const deadline = testApp.clock.now();
    await testApp.deps.database
      .updateTable('jobs')
      .set({ entry_deadline: deadline })
      .where('id', '=', job)
      .execute();
    expect((await act(job, { action: 'apply' })).body.error).toBe('JOB_CLOSED');
    const later = new Date(deadline.getTime() + 1);
    await testApp.deps.database
      .updateTable('jobs')
      .set({ entry_deadline: later })
      .where('id', '=', job)
      .execute();
    expect((await act(job, { action: 'apply' })).status).toBe(200);
  });

  test("to a job of the student's own university is possible", async () => {
    expect((await act(world.jobs.ofUniversity, { action: 'apply' })).status).toBe(200);
  });

  test('is possible for who has not said when they graduate', async () => {
    await testApp.deps.database
      .updateTable('students')
      .set({ graduation_year: null })
      .where('user_id', '=', student.userId)
      .execute();
    expect((await act(world.jobs.otherYear, { action: 'apply' })).status).toBe(200);
  });

  test('promises a result by the days the job names', async () => {
    await testApp.deps.database
      .updateTable('jobs')
      .set({ terms: JSON.stringify({ resultWithinDays: 10 }) })
      .where('id', '=', open())
      .execute();
    const { body } = await act(open(), { action: 'apply' });
    const expected = new Date(testApp.clock.now().getTime() + 10 * 86_400_000).toISOString();
    expect(body.data.job.application.resultExpectedBy).toBe(expected);
  });
});

describe('withdrawing', () => {
  test('asks for a reason, and with OTHERS for a note', async () => {
    await act(open(), { action: 'apply' });
    expect((await act(open(), { action: 'withdraw' })).body.fields).toHaveProperty('reason');
    expect((await act(open(), { action: 'withdraw', reason: 'OTHERS' })).body.fields).toHaveProperty('note');
    expect((await act(open(), { action: 'withdraw', reason: 'OTHERS', note: '  ' })).status).toBe(422);
    const { status, body } = await act(open(), { action: 'withdraw', reason: 'OTHERS', note: 'Moving away' });
    expect([status, body.data.job.application.stage]).toEqual([200, 'WITHDRAWN']);
    expect((await events()).at(-1)).toMatchObject({
      reason: 'OTHERS',
      note: 'Moving away',
      from_stage: 'APPLIED',
    });
  });

  test('is refused without an application', async () => {
    const { status, body } = await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    expect([status, body.error]).toEqual([409, 'TRANSITION_NOT_ALLOWED']);
  });

  test('does not keep one from applying again', async () => {
    const first = await act(open(), { action: 'apply' });
    await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    const again = await act(open(), { action: 'apply' });
    expect(again.body.data.job.application).toMatchObject({
      id: first.body.data.job.application.id,
      stage: 'APPLIED',
    });
    expect((await events()).map(({ action }) => action)).toEqual(['apply', 'withdraw', 'apply']);
  });
});

describe('answering a recommendation', () => {
  const recommend = async (job: string) => {
    const now = testApp.clock.now();
    await testApp.deps.database
      .insertInto('applications')
      .values({
        user_id: student.userId,
        job_id: job,
        stage: 'RECOMMENDED',
        stage_changed_at: now,
        answer_by: now,
        created_at: now,
      })
      .execute();
  };

  test('accepting it applies', async () => {
    await recommend(open());
    const { body } = await act(open(), { action: 'accept-recommendation' });
    expect(body.data.job.application).toMatchObject({
      stage: 'APPLIED',
      appliedAt: testApp.clock.now().toISOString(),
      answerBy: null,
    });
  });

  test('denying it asks for a reason and withdraws', async () => {
    await recommend(open());
    expect((await act(open(), { action: 'deny-recommendation' })).status).toBe(422);
    const { body } = await act(open(), {
      action: 'deny-recommendation',
      reason: 'FIELD_OF_INTEREST_CHANGED',
    });
    expect(body.data.job.application).toMatchObject({ stage: 'WITHDRAWN', appliedAt: null });
  });

  test('is refused without one', async () => {
    expect((await act(open(), { action: 'accept-recommendation' })).body.error).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  });

  test('accepting it is refused when the job has closed meanwhile', async () => {
    await recommend(world.jobs.closed);
    expect((await act(world.jobs.closed, { action: 'accept-recommendation' })).body.error).toBe('JOB_CLOSED');
  });
});

describe('favorites', () => {
  test('may be added and taken away again and again', async () => {
    for (const expected of [true, true]) {
      expect((await act(world.jobs.closed, { action: 'favorite' })).body.data.job.isFavorite).toBe(expected);
    }
    for (const expected of [false, false]) {
      expect((await act(world.jobs.closed, { action: 'unfavorite' })).body.data.job.isFavorite).toBe(
        expected,
      );
    }
  });

  test("are listed the latest first, closed ones included, and are nobody else's", async () => {
    const [first = '', second = ''] = world.jobs.open;
    for (const job of [first, second, world.jobs.closed]) {
      testApp.clock.advance(1000);
      await act(job, { action: 'favorite' });
    }
    const path = '/api/job/jobs/favorited';
    const { body } = await testApp.send('GET', path, { token: student.token });
    expect(body.data.data.map(({ id }: { id: string }) => id)).toEqual([world.jobs.closed, second, first]);
    expect(body.data.totalRecords).toBe(3);
    const others = await testApp.send('GET', path, { token: world.alex.token });
    expect(others.body.data.data).toEqual([]);
  });

  test('of another university cannot be made', async () => {
    expect((await act(world.jobs.ofOther, { action: 'favorite' })).status).toBe(404);
  });
});

test.each([
  [{ action: 'hire' }, 'action'],
  [{ action: 'apply', extra: 1 }, 'extra'],
  [{ action: 'apply', reason: 'OTHERS' }, 'reason'],
  [{ action: 'apply', note: 'x'.repeat(2001) }, 'note'],
  [{}, 'action'],
])('refuses %j by the name of what is wrong', async (body, field) => {
  const answer = await act(open(), body);
  expect(answer.status).toBe(422);
  expect(answer.body.fields).toHaveProperty(field);
  expect(await applications()).toEqual([]);
});

describe('a job whole', () => {
  test('shows what happened to the application, oldest first', async () => {
    await act(open(), { action: 'apply' });
    testApp.clock.advance(1000);
    await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    const { body } = await testApp.send('GET', `/api/job/jobs/show/${open()}`, { token: student.token });
    expect(body.data.timeline).toMatchObject([
      { stage: 'APPLIED', actor: 'STUDENT', reason: null },
      { stage: 'WITHDRAWN', actor: 'STUDENT', reason: 'SCHEDULE_MISMATCH' },
    ]);
  });

  test('can be read after it closed, and not when it is of another university', async () => {
    const show = async (id: string) =>
      testApp.send('GET', `/api/job/jobs/show/${id}`, { token: student.token });
    expect((await show(world.jobs.closed)).body.data.job.eligibility).toEqual({
      status: 'CLOSED',
      reasons: [],
    });
    expect((await show(world.jobs.full)).body.data.job.eligibility).toEqual({ status: 'FULL', reasons: [] });
    expect((await show(world.jobs.otherYear)).body.data.job.eligibility).toEqual({
      status: 'NOT_FOR_YOU',
      reasons: ['GRADUATION_YEAR'],
    });
    expect((await show(world.jobs.ofOther)).status).toBe(404);
    expect((await show('not-an-id')).status).toBe(422);
  });
});
