import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp } from '../../../../test/testApp.ts';
import { REFRESH_REUSE_GRACE } from '../../../platform/auth/sessions.ts';

const { refreshSession } = manifest.user;
const { send, request, signInStudent, deps, clock } = await createTestApp();
const refresh = (refreshToken: string, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/refresh-token', {
    body: { refresh_token: refreshToken, appName: 'michi' },
    language,
  });
const pairFor = async (refreshToken: string) =>
  responseOf(refreshSession, 200, await refresh(refreshToken)).data;
const profile = (token: string) => send('GET', '/api/user/users/profile', { token });

test('returns a new pair, and the old access token stays valid until it expires', async () => {
  const old = await signInStudent();
  const pair = await pairFor(old.refreshToken);
  expect(pair.refreshToken).not.toBe(old.refreshToken);
  expect(pair.expiresIn).toBe(900);
  expect((await profile(pair.token)).status).toBe(200);
  expect((await profile(old.token)).status).toBe(200);
  expect((await refresh(present(pair.refreshToken))).status).toBe(200);
});

test('ends every session of the login when an old token is used after the grace period, permanently', async () => {
  const old = await signInStudent();
  const pair = await pairFor(old.refreshToken);
  clock.advance(REFRESH_REUSE_GRACE);
  expect((await refresh(old.refreshToken)).status).toBe(401);
  expect((await profile(pair.token)).status).toBe(401);
  expect((await refresh(present(pair.refreshToken))).status).toBe(401);
});

test('gives every request of a race of twenty a pair of the same session, which a late one ends', async () => {
  const { refreshToken, userId } = await signInStudent();
  const responses = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
  expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  const tokens = await deps.database
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['hash', 'session_id'])
    .where('user_id', '=', userId)
    .execute();
  expect(tokens).toHaveLength(21);
  expect(new Set(tokens.map(({ session_id }) => session_id)).size).toBe(1);
  clock.advance(REFRESH_REUSE_GRACE);
  const late = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
  expect(late.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 401));
});

test.each([
  ['en', 'Your session has expired. Please log in.'],
  ['ja', 'ログインの有効期限が切れました。もう一度ログインしてください。'],
] as const)('gives one answer to what is unknown, used or too old, in %s', async (language, message) => {
  const used = await signInStudent();
  await refresh(used.refreshToken);
  const expired = await signInStudent();
  clock.advance(30 * 24 * 60 * 60 * 1000);
  for (const token of ['r1_unknown', used.refreshToken, expired.refreshToken]) {
    const { status, body } = await refresh(token, language);
    expect(status).toBe(401);
    expect(body).toEqual({ message, error: 'TOKEN_EXPIRED' });
  }
});

test('refuses a user blocked meanwhile, and takes the token again once they are not', async () => {
  const { refreshToken, userId } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', userId)
    .execute();
  const { status, body } = await refresh(refreshToken);
  expect(status).toBe(403);
  expect(body).toEqual({ message: 'Account is Blocked', error: 'ACCOUNT_BLOCKED' });
  await deps.database
    .updateTable('users')
    .set({ account_status: 'ACTIVE' })
    .where('id', '=', userId)
    .execute();
  expect((await refresh(refreshToken)).status).toBe(200);
});

test('is not available for an account on leave', async () => {
  const { refreshToken, userId } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'ON_LEAVE' })
    .where('id', '=', userId)
    .execute();
  expect(responseOf(refreshSession, 401, await refresh(refreshToken)).error).toBe('TOKEN_EXPIRED');
});

test('refuses a request without a token, naming it', async () => {
  const { fields } = await request(refreshSession, 422, { body: { refreshToken: 'r1_x', appName: 'michi' } });
  expect(Object.keys(present(fields)).toSorted()).toEqual(['refreshToken', 'refresh_token']);
});

test('answers 429 when one token is tried repeatedly', async () => {
  for (let index = 0; index < 60; index += 1) expect((await refresh('r1_guess')).status).toBe(401);
  const response = await refresh('r1_guess');
  expect(responseOf(refreshSession, 429, response).error).toBe('TOO_MANY_REQUESTS');
  expect(response.headers.get('Retry-After')).toBe('300');
  expect((await refresh('r1_other')).status).toBe(401);
});
