import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';

const { logIn, listSessions, deleteSession, deleteSessions, getProfile, refreshSession, registerStudent } =
  manifest.user;
const { request, signInStudent, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.1.2 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const login = async (email: string, userAgent: string) =>
  (
    await request(logIn, 200, {
      body: { email, password, appName: 'michi' },
      headers: { 'User-Agent': userAgent },
    })
  ).data;
const list = async (token: string) => (await request(listSessions, 200, { token })).data;
const refresh = (refreshToken: string | null) => ({
  body: { refresh_token: present(refreshToken), appName: 'michi' },
});

test('lists the current session first, then by last use', async () => {
  const { email, token } = await signInStudent({ passwordHash });
  clock.advance(60_000);
  const chrome = await login(email, CHROME);
  clock.advance(60_000);
  const began = clock.now().toISOString();
  const safari = await login(email, SAFARI);
  clock.advance(60_000);
  const used = clock.now().toISOString();
  await request(refreshSession, 200, refresh(chrome.refreshToken));
  const names = (await list(token)).map(({ browser, isCurrent }) => [browser, isCurrent]);
  expect(names).toEqual([
    [null, true],
    ['Chrome', false],
    ['Safari', false],
  ]);
  const [current, second] = await list(safari.token);
  expect(current).toMatchObject({
    isCurrent: true,
    browser: 'Safari',
    operatingSystem: 'iOS',
    createdAt: began,
    lastUsedAt: began,
  });
  expect(second).toMatchObject({ browser: 'Chrome', operatingSystem: 'Windows', lastUsedAt: used });
});

test('keeps of the browser its two names alone', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  await login(email, CHROME);
  const rows = await deps.database.selectFrom('sessions').selectAll().where('user_id', '=', userId).execute();
  const stored = JSON.stringify(rows);
  expect(stored).toContain('"Chrome"');
  expect(stored).toContain('"Windows"');
  // The version as a whole word: an id may contain its digits.
  expect(stored).not.toMatch(/\b142\b|NT 10|Mozilla/);
});

test('records the device of a registration', async () => {
  const body = {
    familyName: 'Morgan',
    firstName: 'Alex',
    email: 'alex@michi.example',
    password,
    phone: '+14155550132',
    termsVersion: '2026-11-25',
    appName: 'michi',
  };
  const { data } = await request(registerStudent, 201, { body, headers: { 'User-Agent': SAFARI } });
  expect(await list(data.token)).toMatchObject([{ browser: 'Safari', operatingSystem: 'iOS' }]);
});

test('does not list a login that is over', async () => {
  const { email, token } = await signInStudent({ passwordHash });
  const ended = await login(email, CHROME);
  await request(manifest.user.logOut, 200, { token: ended.token });
  expect(await list(token)).toHaveLength(1);
  await login(email, CHROME);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  const { token: later } = await login(email, SAFARI);
  expect(await list(later)).toHaveLength(1);
});

test('ends one session, whose tokens become invalid at once, and no other', async () => {
  const { email, token } = await signInStudent({ passwordHash });
  const other = await login(email, CHROME);
  const { id } = present((await list(other.token))[0]);
  const response = await request(deleteSession, 200, { token, params: { id } });
  expect(response).toEqual({ data: { endedSessions: 1 }, message: 'That device was signed out.' });
  await request(getProfile, 401, { token: other.token });
  await request(refreshSession, 401, refresh(other.refreshToken));
  await request(getProfile, 200, { token });
  expect((await request(deleteSession, 404, { token, params: { id } })).error).toBe('NOT_FOUND');
});

test('does not find the login of another student, one that has expired, or one that never was', async () => {
  const { token, email } = await signInStudent({ passwordHash });
  const stranger = await signInStudent();
  const { id } = present((await list(stranger.token))[0]);
  await request(deleteSession, 404, { token, params: { id } });
  await request(getProfile, 200, { token: stranger.token });
  const mine = present((await list(token))[0]);
  clock.advance(31 * 24 * 60 * 60 * 1000);
  const { token: later } = await login(email, CHROME);
  await request(deleteSession, 404, { token: later, params: { id: mine.id } });
  await request(deleteSession, 404, { token: later, params: { id: '0199a1c2-0000-7000-8000-000000005e01' } });
});

test('ends every session of the user, including this one, and none of another user', async () => {
  const { token, email, refreshToken } = await signInStudent({ passwordHash });
  const stranger = await signInStudent();
  const other = await login(email, CHROME);
  const response = await request(deleteSessions, 200, { token, language: 'ja' });
  expect(response).toEqual({
    data: { endedSessions: 2 },
    message: 'すべての端末からログアウトしました。',
  });
  for (const dead of [token, other.token]) await request(getProfile, 401, { token: dead });
  for (const dead of [refreshToken, other.refreshToken]) await request(refreshSession, 401, refresh(dead));
  await request(getProfile, 200, { token: stranger.token });
});
