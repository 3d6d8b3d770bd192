import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';

const { createFeedback, listFeedbacks } = manifest.common;
const testApp = await createTestApp();
const { request, clock, deps } = testApp;
const { token } = await testApp.signInStudent();
const other = await testApp.signInStudent();
const { id: industryId } = await deps.database
  .insertInto('industries')
  .values({ title: 'Machinery', title_jp: '機械' })
  .returning('id')
  .executeTakeFirstOrThrow();
const satisfaction = { overall: 4, easeOfUse: 5, jobs: null, seminars: 3, support: null };

test('is stored with its scales, interests and factors, may be given again, and is only visible to its student', async () => {
  const body = {
    satisfaction,
    industryInterests: [{ industryId, interest: 5 }],
    jobFactors: [
      { factor: 'SALARY', importance: 3 },
      { factor: 'COMPANY_CULTURE', importance: 5 },
    ],
    comment: ' 助かります。 ',
  };
  const { data, message } = await request(createFeedback, 201, { token, body, language: 'ja' });
  expect(message).toBe('フィードバックを送信しました。ご協力ありがとうございます。');
  expect(data).toMatchObject({
    satisfaction,
    industryInterests: [{ industry: { title: 'Machinery', titleJp: '機械' }, interest: 5 }],
    jobFactors: body.jobFactors,
    comment: '助かります。',
  });
  clock.advance(1_000);
  const again = await request(createFeedback, 201, { token, body: { satisfaction, comment: '' } });
  expect(again.data).toMatchObject({ industryInterests: [], jobFactors: [], comment: null });
  expect((await request(listFeedbacks, 200, { token })).data.data).toEqual([again.data, data]);
  expect((await request(listFeedbacks, 200, { token, query: 'size=1' })).data.totalRecords).toBe(2);
  expect((await request(listFeedbacks, 200, { token: other.token })).data.data).toEqual([]);
});

test('keeps a single factor and a single industry', async () => {
  const jobFactors = [{ factor: 'SALARY', importance: 3 }];
  const industryInterests = [{ industryId, interest: 2 }];
  const { data } = await request(createFeedback, 201, {
    token,
    body: { satisfaction, jobFactors, industryInterests },
  });
  expect(data).toMatchObject({ jobFactors, industryInterests: [{ interest: 2 }] });
});

test('is stored once for a key', async () => {
  const options = {
    token: other.token,
    body: { satisfaction },
    headers: { 'Idempotency-Key': 'feedback-1' },
  };
  const [one, two] = await Promise.all([1, 2].map(() => request(createFeedback, 201, options)));
  expect(one).toEqual(two);
  expect((await request(listFeedbacks, 200, { token: other.token })).data.totalRecords).toBe(1);
});

test.each([
  ['satisfaction.overall', { satisfaction: { ...satisfaction, overall: 6 } }],
  ['satisfaction.overall', { satisfaction: { ...satisfaction, overall: null } }],
  [
    'industryInterests.0.industryId',
    { industryInterests: [{ industryId: '0199a1c2-0000-7000-8000-00000000ffff', interest: 1 }] },
  ],
  [
    'industryInterests.1.industryId',
    { industryInterests: [1, 2].map((interest) => ({ industryId, interest })) },
  ],
  ['jobFactors.1.factor', { jobFactors: [1, 2].map((importance) => ({ factor: 'SALARY', importance })) }],
  ['comment', { comment: '長'.repeat(2_001) }],
])('is refused by the name %s', async (field, changes) => {
  const { fields } = await request(createFeedback, 422, { token, body: { satisfaction, ...changes } });
  expect(Object.keys(fields ?? {})).toEqual([field]);
});
