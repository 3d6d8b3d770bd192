import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { send, signInStudent } = await createTestApp();
const logOut = (token: string, body?: unknown, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/logout', { token, language, ...(body === undefined ? {} : { body }) });
const refresh = (refreshToken: string) =>
  send('POST', '/api/user/auth/refresh-token', { body: { refresh_token: refreshToken, appName: 'michi' } });
const profile = (token: string) => send('GET', '/api/user/users/profile', { token });

test.each([
  ['en', 'You’re signed out.'],
  ['ja', 'ログアウトしました。'],
] as const)('ends the session, both of its tokens dead at once, in %s', async (language, message) => {
  const { token, refreshToken } = await signInStudent();
  const { status, body } = await logOut(token, undefined, language);
  expect(status).toBe(200);
  expect(body).toEqual({ data: { isLoggedOut: true }, message });
  expect((await profile(token)).status).toBe(401);
  expect((await refresh(refreshToken)).status).toBe(401);
});

test("passes over another user's refresh token in silence", async () => {
  const mine = await signInStudent();
  const other = await signInStudent();
  expect((await logOut(mine.token, { refreshToken: other.refreshToken })).status).toBe(200);
  expect((await profile(other.token)).status).toBe(200);
  expect((await refresh(other.refreshToken)).status).toBe(200);
});

test('passes over an unknown refresh token', async () => {
  const { token } = await signInStudent();
  expect((await logOut(token, { refreshToken: 'r1_unknown' })).status).toBe(200);
});

test('needs a token', async () => {
  const { status, body } = await send('POST', '/api/user/auth/logout', { language: 'ja' });
  expect(status).toBe(401);
  expect(body).toEqual({ message: 'ログインしてください。', error: 'UNAUTHENTICATED' });
});

test('rejects unknown input, naming the field', async () => {
  const { token } = await signInStudent();
  const { fields } = responseOf(manifest.user.logOut, 422, await logOut(token, { everywhere: true }));
  expect(fields).toEqual({ everywhere: 'We don’t know this value' });
  expect((await profile(token)).status).toBe(200);
});
