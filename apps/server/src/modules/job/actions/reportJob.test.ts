import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { createSmallFixture } from '../../../../test/smallFixture.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { reportJob } = manifest.job;
const testApp = await createTestApp();
const { request, deps, clock } = testApp;
const { jobs, hana, alex } = await createSmallFixture(testApp);
const { token } = hana;
const [id = ''] = jobs.open;
const params = { id };
const reports = () => deps.database.selectFrom('job_reports').selectAll().orderBy('reported_at').execute();

beforeEach(async () => {
  await deps.database.deleteFrom('job_reports').execute();
});

test('stores the last report of each student', async () => {
  const first = await request(reportJob, 200, {
    token,
    params,
    body: { reason: 'NO_LONGER_OPEN', note: ' Filled. ' },
  });
  expect(first).toEqual({
    message: 'Thanks for telling us. We’ll look into it.',
    data: { isReported: true },
  });
  expect(await reports()).toMatchObject([{ reason: 'NO_LONGER_OPEN', note: 'Filled.' }]);
  clock.advance(60_000);
  await request(reportJob, 200, { token, params, body: { reason: 'NOT_A_REAL_JOB' } });
  await request(reportJob, 200, {
    token: alex.token,
    params,
    body: { reason: 'OTHERS', note: 'よくわかりません' },
  });
  expect((await reports()).map(({ user_id, reason, note }) => [user_id, reason, note])).toEqual(
    expect.arrayContaining([
      [hana.userId, 'NOT_A_REAL_JOB', null],
      [alex.userId, 'OTHERS', 'よくわかりません'],
    ]),
  );
  expect(await reports()).toHaveLength(2);
});

test('accepts a report of a closed job, and stores simultaneous reports once', async () => {
  const body = { reason: 'NO_LONGER_OPEN' };
  await Promise.all(
    Array.from({ length: 5 }, () => request(reportJob, 200, { token, params: { id: jobs.closed }, body })),
  );
  expect(await reports()).toHaveLength(1);
});

test('requires a note if the reason is OTHERS, and refuses an unknown reason', async () => {
  for (const note of [undefined, '', '  ']) {
    const { fields } = await request(reportJob, 422, { token, params, body: { reason: 'OTHERS', note } });
    expect(fields).toEqual({ note: 'Explain why' });
  }
  const { fields } = await request(reportJob, 422, { token, params, body: { reason: 'BORING' } });
  expect(Object.keys(fields ?? {})).toEqual(['reason']);
  expect(await reports()).toEqual([]);
});

test('refuses a report of a job that the student may not see with 404', async () => {
  const body = { reason: 'NOT_A_REAL_JOB' };
  await request(reportJob, 404, { token: alex.token, params: { id: jobs.ofUniversity }, body });
  await request(reportJob, 404, { token, params: { id: jobs.ofOther }, body });
  await request(reportJob, 200, { token, params: { id: jobs.ofUniversity }, body });
});
