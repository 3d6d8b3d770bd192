import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords, type SignedIn } from '../../../../test/testApp.ts';

const { reactivateAccount, logIn } = manifest.user;
const { send, request, signInStudent, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);
const reactivate = (token: string, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/reactivate-account', { token, language });
const profile = async (token: string) => (await send('GET', '/api/user/users/profile', { token })).status;

/** A student who left, and has the token that logging in then gave. */
async function onLeave(): Promise<SignedIn & { readonly wayBack: string }> {
  const student = await signInStudent({ passwordHash });
  await send('POST', '/api/user/auth/suspend-account', {
    token: student.token,
    body: { reason: 'FEW_COMPANIES' },
  });
  const { data } = await request(logIn, 200, { body: { email: student.email, password, appName: 'michi' } });
  return { ...student, wayBack: data.token };
}

test.each([
  ['en', 'Reactivate account successful'],
  ['ja', 'アカウントを再開しました。'],
] as const)('reactivates the account with a full session, in %s', async (language, message) => {
  const { userId, wayBack } = await onLeave();
  expect(await profile(wayBack)).toBe(403);
  clock.advance(60_000);
  const response = responseOf(reactivateAccount, 200, await reactivate(wayBack, language));
  expect(response).toMatchObject({ message, data: { accountStatus: 'ACTIVE', user: { id: userId } } });
  expect(await profile(response.data.token)).toBe(200);
  const refreshed = await send('POST', '/api/user/auth/refresh-token', {
    body: { refresh_token: present(response.data.refreshToken), appName: 'michi' },
  });
  expect(refreshed.status).toBe(200);
  const leaves = await deps.database
    .selectFrom('account_leaves')
    .select('ended_at')
    .where('user_id', '=', userId)
    .execute();
  expect(leaves).toEqual([{ ended_at: clock.now().toISOString() }]);
});

test('answers 429 after thirty attempts in an hour', async () => {
  const { userId, wayBack } = await onLeave();
  const limit = { name: 'reactivate an account', tries: 30, seconds: 3600 };
  for (let index = 0; index < 30; index += 1) await deps.rateLimiter.take(limit, userId);
  const response = await reactivate(wayBack);
  expect(responseOf(reactivateAccount, 429, response).error).toBe('TOO_MANY_REQUESTS');
  expect(response.headers.get('Retry-After')).toBe('3600');
});

test('uses its token up', async () => {
  const { wayBack } = await onLeave();
  expect((await reactivate(wayBack)).status).toBe(200);
  expect((await reactivate(wayBack)).status).toBe(401);
  expect(await profile(wayBack)).toBe(401);
});

test.each([
  ['en', 'Your account is already active.'],
  ['ja', 'アカウントはすでに有効です。'],
] as const)(
  'rejects an account that is not on leave, in %s, and its session continues',
  async (language, message) => {
    const { token } = await signInStudent();
    const { status, body } = await reactivate(token, language);
    expect(status).toBe(409);
    expect(body).toEqual({ message, error: 'TRANSITION_NOT_ALLOWED' });
    expect(await profile(token)).toBe(200);
  },
);

test('has one winner of many concurrent requests', async () => {
  const { userId, wayBack } = await onLeave();
  const responses = await Promise.all(Array.from({ length: 20 }, () => reactivate(wayBack)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status !== 200 && status !== 409 && status !== 401)).toEqual([]);
  const sessions = await deps.database
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute();
  expect(sessions).toHaveLength(1);
});

test('reactivates no other account', async () => {
  const other = await onLeave();
  const { wayBack } = await onLeave();
  await reactivate(wayBack);
  const { data } = await request(logIn, 200, { body: { email: other.email, password, appName: 'michi' } });
  expect(data.accountStatus).toBe('ON_LEAVE');
});

test.each(['BLOCKED', 'INACTIVE', 'DELETED'] as const)(
  'refuses an account that is %s meanwhile',
  async (status) => {
    const { userId, wayBack } = await onLeave();
    await deps.database
      .updateTable('users')
      .set({ account_status: status })
      .where('id', '=', userId)
      .execute();
    expect((await reactivate(wayBack)).status).toBe(401);
  },
);

test('needs a token, and one that is not too old', async () => {
  expect((await send('POST', '/api/user/auth/reactivate-account')).status).toBe(401);
  const { wayBack } = await onLeave();
  clock.advance(15 * 60 * 1000 + 1000);
  expect((await reactivate(wayBack)).status).toBe(401);
});
