import { manifest } from '@michi/api/manifest';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import type { TestResponse } from '../../../../test/testResponse.ts';
import { createTestApp, type SignedIn, type TestApp } from '../../../../test/testApp.ts';

const { actOnJob, listFavoriteJobs, showJob } = manifest.job;

let testApp: TestApp;
let fixture: Awaited<ReturnType<typeof createSmallFixture>>;
let student: SignedIn;

beforeAll(async () => {
  testApp = await createTestApp();
  fixture = await createSmallFixture(testApp);
});

beforeEach(async () => {
  student = await testApp.signInStudent({ universityId: fixture.universityId });
});

async function act(job: string, body: unknown, key?: string, language: 'en' | 'ja' = 'en') {
  return testApp.send('POST', `/api/job/jobs/students/action/${job}`, {
    token: student.token,
    body,
    language,
    ...(key === undefined ? {} : { headers: { 'Idempotency-Key': key } }),
  });
}

const jobIn = (response: TestResponse) => responseOf(actOnJob, 200, response).data.job;
const applicationIn = (response: TestResponse) => present(jobIn(response).application);

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

const open = () => fixture.jobs.open[0] ?? '';

describe('applying', () => {
  test('makes an application, with a message in the requested language', async () => {
    const note = '  配送ロボットの研究をしています。👩‍🎓 ';
    const response = await act(open(), { action: 'apply', note }, undefined, 'ja');
    expect(responseOf(actOnJob, 200, response).message).toBe('応募を受け付けました。');
    expect(applicationIn(response)).toMatchObject({
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
    expect(applicationIn(second).id).toBe(applicationIn(first).id);
    expect(await applications()).toHaveLength(1);
    expect(await events()).toHaveLength(1);
  });

  test('twenty times at once is one application', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => act(open(), { action: 'apply' })));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(responses.map((response) => applicationIn(response).id)).size).toBe(1);
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
    const response = await act(open(), { action: 'favorite' }, 'apply-0148-b');
    expect(responseOf(actOnJob, 409, response).error).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  const refusals: readonly (readonly [
    name: string,
    code: string,
    status: 403 | 404 | 409,
    job: () => string,
  ])[] = [
    ['closed', 'JOB_CLOSED', 409, () => fixture.jobs.closed],
    ['full', 'JOB_FULL', 409, () => fixture.jobs.full],
    ['otherYear', 'NOT_ELIGIBLE', 403, () => fixture.jobs.otherYear],
    ['ofOther', 'NOT_FOUND', 404, () => fixture.jobs.ofOther],
    ['unknown', 'NOT_FOUND', 404, () => '0199a1c2-0000-7000-8000-00000000dead'],
  ];
  test.each(refusals)(
    'to a job that is %s is rejected as %s, and nothing is written',
    async (_, code, status, job) => {
      const { error } = responseOf(actOnJob, status, await act(job(), { action: 'apply' }));
      expect(error).toBe(code);
      expect(await applications()).toEqual([]);
    },
  );

  test('is rejected once the deadline has passed', async () => {
    const job = fixture.jobs.open[1] ?? '';
    const deadline = testApp.clock.now();
    await testApp.deps.database
      .updateTable('jobs')
      .set({ entry_deadline: deadline })
      .where('id', '=', job)
      .execute();
    const refused = await act(job, { action: 'apply' });
    expect(responseOf(actOnJob, 409, refused).error).toBe('JOB_CLOSED');
    const later = new Date(deadline.getTime() + 1);
    await testApp.deps.database
      .updateTable('jobs')
      .set({ entry_deadline: later })
      .where('id', '=', job)
      .execute();
    expect((await act(job, { action: 'apply' })).status).toBe(200);
  });

  test("to a job of the student's university is refused after its deadline, with a separate code", async () => {
    const now = testApp.clock.now().getTime();
    const job = fixture.jobs.ofUniversity;
    const until = (university: number, entry: number | null) =>
      testApp.deps.database
        .updateTable('jobs')
        .set({
          university_deadline: new Date(now + university),
          entry_deadline: entry === null ? null : new Date(now + entry),
        })
        .where('id', '=', job)
        .execute();
    for (const entry of [86_400_000, null]) {
      await until(0, entry);
      const refused = responseOf(actOnJob, 409, await act(job, { action: 'apply' }));
      expect(refused.error).toBe('UNIVERSITY_DEADLINE_PASSED');
      expect(refused.message).toBe('Your university’s deadline for this job has passed.');
      const { data } = responseOf(
        showJob,
        200,
        await testApp.send('GET', `/api/job/jobs/show/${job}`, { token: student.token }),
      );
      expect(data.job.eligibility).toEqual({ status: 'CLOSED', reasons: ['UNIVERSITY_DEADLINE'] });
      expect(data.job.applyBy).toBe(new Date(now).toISOString());
    }
    const inJapanese = await act(job, { action: 'apply' }, undefined, 'ja');
    expect(responseOf(actOnJob, 409, inJapanese).message).toBe(
      'この求人の学内締切を過ぎているため、応募できません。',
    );
    await until(86_400_000, 0);
    expect(responseOf(actOnJob, 409, await act(job, { action: 'apply' })).error).toBe('JOB_CLOSED');
    expect(await applications()).toEqual([]);
    await until(1, 86_400_000);
    expect((await act(job, { action: 'apply' })).status).toBe(200);
  });

  test('to a public job depends on the entry deadline only', async () => {
    const job = fixture.jobs.open[2] ?? '';
    await testApp.deps.database
      .updateTable('jobs')
      .set({ university_deadline: new Date(testApp.clock.now().getTime() - 1000) })
      .where('id', '=', job)
      .execute();
    expect((await act(job, { action: 'apply' })).status).toBe(200);
  });

  test("to a job of the student's own university is possible", async () => {
    await testApp.deps.database
      .updateTable('jobs')
      .set({ university_deadline: null, entry_deadline: null })
      .where('id', '=', fixture.jobs.ofUniversity)
      .execute();
    expect((await act(fixture.jobs.ofUniversity, { action: 'apply' })).status).toBe(200);
  });

  test('is possible for a student without a graduation year', async () => {
    await testApp.deps.database
      .updateTable('students')
      .set({ graduation_year: null })
      .where('user_id', '=', student.userId)
      .execute();
    expect((await act(fixture.jobs.otherYear, { action: 'apply' })).status).toBe(200);
  });

  test('promises a result by the days the job names', async () => {
    await testApp.deps.database
      .updateTable('jobs')
      .set({ terms: JSON.stringify({ resultWithinDays: 10 }) })
      .where('id', '=', open())
      .execute();
    const response = await act(open(), { action: 'apply' });
    const expected = new Date(testApp.clock.now().getTime() + 10 * 86_400_000).toISOString();
    expect(applicationIn(response).resultExpectedBy).toBe(expected);
  });
});

describe('withdrawing', () => {
  test('requires a reason, and a note with OTHERS', async () => {
    await act(open(), { action: 'apply' });
    const withdraw = (more: object) => act(open(), { action: 'withdraw', ...more });
    const refusedFor = async (more: object) => responseOf(actOnJob, 422, await withdraw(more)).fields;
    expect(await refusedFor({})).toHaveProperty('reason');
    expect(await refusedFor({ reason: 'OTHERS' })).toHaveProperty('note');
    expect(await refusedFor({ reason: 'OTHERS', note: '  ' })).toHaveProperty('note');
    const response = await withdraw({ reason: 'OTHERS', note: 'Moving away' });
    expect(applicationIn(response).stage).toBe('WITHDRAWN');
    expect((await events()).at(-1)).toMatchObject({
      reason: 'OTHERS',
      note: 'Moving away',
      from_stage: 'APPLIED',
    });
  });

  test('is refused without an application', async () => {
    const response = await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    expect(responseOf(actOnJob, 409, response).error).toBe('TRANSITION_NOT_ALLOWED');
  });

  test('does not keep one from applying again', async () => {
    const first = await act(open(), { action: 'apply' });
    await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    const again = await act(open(), { action: 'apply' });
    expect(applicationIn(again)).toMatchObject({
      id: applicationIn(first).id,
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
    const response = await act(open(), { action: 'accept-recommendation' });
    expect(applicationIn(response)).toMatchObject({
      stage: 'APPLIED',
      appliedAt: testApp.clock.now().toISOString(),
      answerBy: null,
    });
  });

  test('denying it requires a reason and withdraws', async () => {
    await recommend(open());
    expect((await act(open(), { action: 'deny-recommendation' })).status).toBe(422);
    const response = await act(open(), {
      action: 'deny-recommendation',
      reason: 'FIELD_OF_INTEREST_CHANGED',
    });
    expect(applicationIn(response)).toMatchObject({ stage: 'WITHDRAWN', appliedAt: null });
    const again = await act(open(), { action: 'accept-recommendation' });
    expect(responseOf(actOnJob, 409, again).message).toBe('You declined this recommendation.');
  });

  test('is refused without one', async () => {
    const response = await act(open(), { action: 'accept-recommendation' });
    expect(responseOf(actOnJob, 409, response).error).toBe('TRANSITION_NOT_ALLOWED');
  });

  test('accepting it is refused when the job has closed meanwhile, and not offered', async () => {
    await recommend(fixture.jobs.closed);
    const { data } = await testApp.request(manifest.job.showJob, 200, {
      params: { id: fixture.jobs.closed },
      token: student.token,
    });
    expect(data.job.application?.allowedActions).toEqual(['deny-recommendation']);
    const response = await act(fixture.jobs.closed, { action: 'accept-recommendation' });
    expect(responseOf(actOnJob, 409, response).error).toBe('JOB_CLOSED');
  });
});

describe('favorites', () => {
  test('may be added and removed repeatedly', async () => {
    for (const [action, expected] of [
      ['favorite', true],
      ['favorite', true],
      ['unfavorite', false],
      ['unfavorite', false],
    ] as const) {
      expect(jobIn(await act(fixture.jobs.closed, { action })).isFavorite).toBe(expected);
    }
  });

  test("are listed the latest first, closed ones included, and are nobody else's", async () => {
    const [first = '', second = ''] = fixture.jobs.open;
    for (const job of [first, second, fixture.jobs.closed]) {
      testApp.clock.advance(1000);
      await act(job, { action: 'favorite' });
    }
    const own = await testApp.request(listFavoriteJobs, 200, { token: student.token });
    expect(own.data.data.map(({ id }) => id)).toEqual([fixture.jobs.closed, second, first]);
    expect(own.data.totalRecords).toBe(3);
    const others = await testApp.request(listFavoriteJobs, 200, { token: fixture.alex.token });
    expect(others.data.data).toEqual([]);
  });

  test('are found by text and by code, closed ones included', async () => {
    const [first = ''] = fixture.jobs.open;
    for (const job of [first, fixture.jobs.closed]) {
      testApp.clock.advance(1000);
      await act(job, { action: 'favorite' });
    }
    const find = async (search: string) =>
      (
        await testApp.request(listFavoriteJobs, 200, {
          query: `search=${encodeURIComponent(search)}`,
          token: student.token,
        })
      ).data.data;
    await testApp.deps.database
      .updateTable('jobs')
      .set({ code: 'CLOSED-9' })
      .where('id', '=', fixture.jobs.closed)
      .execute();
    expect((await find('closed-9')).map(({ id }) => id)).toEqual([fixture.jobs.closed]);
    expect((await find('制御 engineer')).map(({ id }) => id)).toEqual([fixture.jobs.closed, first]);
    expect(await find('engineer zzz')).toEqual([]);
  });

  test('of another university cannot be made', async () => {
    expect((await act(fixture.jobs.ofOther, { action: 'favorite' })).status).toBe(404);
  });
});

test.each([
  [{ action: 'hire' }, 'action'],
  [{ action: 'apply', extra: 1 }, 'extra'],
  [{ action: 'apply', reason: 'OTHERS' }, 'reason'],
  [{ action: 'apply', note: 'x'.repeat(2001) }, 'note'],
  [{}, 'action'],
])('refuses %j by the name of what is wrong', async (body, field) => {
  expect(responseOf(actOnJob, 422, await act(open(), body)).fields).toHaveProperty(field);
  expect(await applications()).toEqual([]);
});

describe('a job whole', () => {
  test('shows what happened to the application, oldest first', async () => {
    await act(open(), { action: 'apply' });
    testApp.clock.advance(1000);
    await act(open(), { action: 'withdraw', reason: 'SCHEDULE_MISMATCH' });
    const { data } = await testApp.request(showJob, 200, { params: { id: open() }, token: student.token });
    expect(data.timeline).toMatchObject([
      { stage: 'APPLIED', actor: 'STUDENT', reason: null },
      { stage: 'WITHDRAWN', actor: 'STUDENT', reason: 'SCHEDULE_MISMATCH' },
    ]);
  });

  test('can be read after it closed, and not when it is of another university', async () => {
    const show = (id: string) => ({ params: { id }, token: student.token });
    const eligibilityFor = async (id: string) =>
      (await testApp.request(showJob, 200, show(id))).data.job.eligibility;
    expect(await eligibilityFor(fixture.jobs.closed)).toEqual({ status: 'CLOSED', reasons: [] });
    expect(await eligibilityFor(fixture.jobs.full)).toEqual({ status: 'FULL', reasons: [] });
    expect(await eligibilityFor(fixture.jobs.otherYear)).toEqual({
      status: 'NOT_FOR_YOU',
      reasons: ['GRADUATION_YEAR'],
    });
    expect((await testApp.request(showJob, 404, show(fixture.jobs.ofOther))).error).toBe('NOT_FOUND');
    expect((await testApp.request(showJob, 422, show('not-an-id'))).error).toBe('VALIDATION_FAILED');
  });
});
