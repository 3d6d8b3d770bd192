import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';

const { suspendAccount, logIn } = manifest.user;
const { send, request, signInStudent, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);
const suspend = (token: string, body: unknown = { reason: 'FEW_COMPANIES' }, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/suspend-account', { token, body, language });
const leavesOf = (userId: string) =>
  deps.database.selectFrom('account_leaves').selectAll().where('user_id', '=', userId).execute();

test.each([
  ['en', 'Suspended account successfully'],
  ['ja', 'アカウントを休止しました。'],
] as const)('puts the account on leave and ends every session, in %s', async (language, message) => {
  const { userId, email, token, refreshToken } = await signInStudent({ passwordHash });
  const elsewhere = await beginSession(deps, userId, 'FULL');
  const body = { reason: 'GOING_ABROAD_OR_WORKING_HOLIDAY', note: ' 4月に戻ります。 ' };
  const response = await suspend(token, body, language);
  expect(response.status).toBe(200);
  expect(response.body).toEqual({ data: { accountStatus: 'ON_LEAVE' }, message });
  for (const dead of [token, elsewhere.token]) {
    expect((await send('GET', '/api/user/users/profile', { token: dead })).status).toBe(401);
    expect((await send('POST', '/api/user/auth/reactivate-account', { token: dead })).status).toBe(401);
  }
  const refreshed = await send('POST', '/api/user/auth/refresh-token', {
    body: { refresh_token: refreshToken, appName: 'michi' },
  });
  expect(refreshed.status).toBe(401);
  expect(await leavesOf(userId)).toMatchObject([
    { reason: body.reason, note: '4月に戻ります。', began_at: clock.now().toISOString(), ended_at: null },
  ]);
  const { data } = await request(logIn, 200, { body: { email, password, appName: 'michi' } });
  expect(data).toMatchObject({ accountStatus: 'ON_LEAVE', refreshToken: null });
});

test.each(['GOING_ABROAD_OR_WORKING_HOLIDAY', 'DIFFICULT_TO_USE_OR_POOR_SERVICE', 'FEW_COMPANIES'])(
  'takes the reason %s, without a note',
  async (reason) => {
    const { token, userId } = await signInStudent();
    expect((await suspend(token, { reason, note: null })).status).toBe(200);
    expect(await leavesOf(userId)).toMatchObject([{ reason, note: null }]);
  },
);

test.each([
  ['reason', {}, 'Choose a reason', '理由を選択してください'],
  [
    'reason',
    { reason: 'GRADUATE_SCHOOL_OR_OTHER_SCHOOLS' },
    'Choose one of GOING_ABROAD_OR_WORKING_HOLIDAY, DIFFICULT_TO_USE_OR_POOR_SERVICE, FEW_COMPANIES',
    '次の中から選択してください：GOING_ABROAD_OR_WORKING_HOLIDAY, DIFFICULT_TO_USE_OR_POOR_SERVICE, FEW_COMPANIES',
  ],
  [
    'note',
    { reason: 'FEW_COMPANIES', note: 'あ'.repeat(2001) },
    'Enter at most 2000 characters',
    '2000文字以内で入力してください',
  ],
])('rejects an invalid %s, in both languages, and nothing changes', async (name, body, english, japanese) => {
  const { token, userId } = await signInStudent();
  expect(responseOf(suspendAccount, 422, await suspend(token, body)).fields).toEqual({ [name]: english });
  expect(responseOf(suspendAccount, 422, await suspend(token, body, 'ja')).fields).toEqual({
    [name]: japanese,
  });
  expect((await send('GET', '/api/user/users/profile', { token })).status).toBe(200);
  expect(await leavesOf(userId)).toEqual([]);
});

test("leaves another student's account alone", async () => {
  const other = await signInStudent();
  await suspend((await signInStudent()).token);
  expect((await send('GET', '/api/user/users/profile', { token: other.token })).status).toBe(200);
});

test('is one leave for many concurrent requests', async () => {
  const { userId } = await signInStudent();
  const sessions = await Promise.all(Array.from({ length: 8 }, () => beginSession(deps, userId, 'FULL')));
  const responses = await Promise.all(sessions.map(({ token }) => suspend(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(await leavesOf(userId)).toHaveLength(1);
});

test('requires a full session', async () => {
  const anonymous = await send('POST', '/api/user/auth/suspend-account', {
    body: { reason: 'FEW_COMPANIES' },
  });
  expect(anonymous.status).toBe(401);
  const { token } = await signInStudent({ accountStatus: 'ON_LEAVE' });
  expect((await suspend(token)).status).toBe(403);
});

test('refuses with 429 after ten attempts in an hour', async () => {
  const { token, userId } = await signInStudent();
  const limit = { name: 'suspend an account', tries: 10, seconds: 3600 };
  for (let index = 0; index < 10; index += 1) await deps.rateLimiter.take(limit, userId);
  const response = await suspend(token);
  expect(responseOf(suspendAccount, 429, response).error).toBe('TOO_MANY_REQUESTS');
  expect(response.headers.get('Retry-After')).toBe('3600');
  expect(await leavesOf(userId)).toEqual([]);
});

test('refuses a NUL character', async () => {
  const { token } = await signInStudent();
  expect((await suspend(token, { reason: 'FEW_COMPANIES', note: 'a\0b' })).status).toBe(400);
});
