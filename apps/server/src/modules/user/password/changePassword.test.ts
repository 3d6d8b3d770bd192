import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import { beginSession } from '../../../platform/auth/sessions.ts';

const { changePassword } = manifest.user;
const { send, signInStudent, sentMails, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const next = 'green-valley-2027';
const passwordHash = await passwords.hash(password);
const change = (
  token: string,
  changes: Readonly<Record<string, unknown>> = {},
  language: 'en' | 'ja' = 'en',
) =>
  send('POST', '/api/user/auth/change-password', {
    body: { currentPassword: password, password: next, confirmPassword: next, ...changes },
    token,
    language,
  });
const logIn = async (email: string, typed: string) =>
  (await send('POST', '/api/user/auth/login', { body: { email, password: typed, appName: 'michi' } })).status;
const profile = async (token: string) => (await send('GET', '/api/user/users/profile', { token })).status;

beforeEach(() => {
  clock.advance(10 * 60 * 1000);
});

test.each([
  ['en', 'Password changed successfully. Please login.'],
  ['ja', 'パスワードを変更しました。もう一度ログインしてください。'],
] as const)(
  'changes the password, ends every session and notifies the user, in %s',
  async (language, message) => {
    const { userId, email, token, refreshToken } = await signInStudent({ passwordHash });
    const elsewhere = await beginSession(deps, userId, 'FULL');
    const { status, body } = await change(token, {}, language);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { isChanged: true }, message });
    expect(await profile(token)).toBe(401);
    expect(await profile(elsewhere.token)).toBe(401);
    const refreshed = await send('POST', '/api/user/auth/refresh-token', {
      body: { refresh_token: refreshToken, appName: 'michi' },
    });
    expect(refreshed.status).toBe(401);
    expect(await logIn(email, password)).toBe(401);
    expect(await logIn(email, next)).toBe(200);
    expect((await sentMails(email)).map(({ template }) => template)).toEqual(['passwordChanged']);
  },
);

test("leaves another student's sessions and password alone", async () => {
  const other = await signInStudent({ passwordHash });
  const { token } = await signInStudent({ passwordHash });
  await change(token);
  expect(await profile(other.token)).toBe(200);
  expect(await logIn(other.email, password)).toBe(200);
});

test('makes links to choose a password void', async () => {
  const { email, token } = await signInStudent({ passwordHash });
  await send('POST', '/api/user/auth/forgot-password', { body: { email, appName: 'michi' } });
  await deps.background.settled();
  const mail = present((await sentMails(email))[0]);
  expect((await change(token)).status).toBe(200);
  const reset = await send('POST', '/api/user/auth/reset-password', {
    body: { token: mail.token, password: 'another-way-2027' },
  });
  expect(reset.status).toBe(422);
});

test.each([
  [
    'currentPassword',
    { currentPassword: 'wrong-password' },
    'This isn’t your password',
    '現在のパスワードが正しくありません',
  ],
  [
    'password',
    { password, confirmPassword: password },
    'Choose a password that’s different from your current one',
    '現在とは異なるパスワードを設定してください',
  ],
  [
    'password',
    { password: 'password1', confirmPassword: 'password1' },
    'Choose a password that’s harder to guess',
    '推測されにくいパスワードを設定してください',
  ],
  [
    'password',
    { password: 'short', confirmPassword: 'short' },
    'Enter at least 8 characters',
    '8文字以上で入力してください',
  ],
  [
    'confirmPassword',
    { confirmPassword: 'green-valley-2028' },
    "Password and confirm password doesn't match",
    'パスワードが一致しません',
  ],
  ['currentPassword', { currentPassword: undefined }, 'This is required', '入力してください'],
])('refuses %s in %j, in both languages, and changes nothing', async (name, changes, english, japanese) => {
  const { email, token } = await signInStudent({ passwordHash });
  expect(responseOf(changePassword, 422, await change(token, changes)).fields).toEqual({ [name]: english });
  expect(responseOf(changePassword, 422, await change(token, changes, 'ja')).fields).toEqual({
    [name]: japanese,
  });
  expect(await profile(token)).toBe(200);
  expect(await logIn(email, password)).toBe(200);
  expect(await sentMails(email)).toEqual([]);
});

test('names everything that is wrong at once', async () => {
  const { token } = await signInStudent({ passwordHash });
  const { fields } = responseOf(
    changePassword,
    422,
    await change(token, { currentPassword: 'wrong-password', password: 'password1' }),
  );
  expect(Object.keys(present(fields)).toSorted()).toEqual(['confirmPassword', 'currentPassword', 'password']);
});

test('refuses the email as a password', async () => {
  const { token, email } = await signInStudent({ passwordHash });
  const { fields } = responseOf(
    changePassword,
    422,
    await change(token, { password: email, confirmPassword: email }),
  );
  expect(fields).toEqual({ password: 'Choose a password that isn’t your email' });
});

test('accepts no current password for an account without one', async () => {
  const { token } = await signInStudent();
  expect(responseOf(changePassword, 422, await change(token)).fields).toEqual({
    currentPassword: 'This isn’t your password',
  });
});

test('has one winner when the password is changed many times at once', async () => {
  const { userId, email } = await signInStudent({ passwordHash });
  const sessions = await Promise.all(Array.from({ length: 8 }, () => beginSession(deps, userId, 'FULL')));
  const chosenPasswords = sessions.map((_, index) => `green-valley-${index}-2027`);
  const responses = await Promise.all(
    sessions.map(({ token }, index) =>
      change(token, { password: chosenPasswords[index], confirmPassword: chosenPasswords[index] }),
    ),
  );
  const won = chosenPasswords.filter((_, index) => responses[index]?.status === 200);
  expect(won).toHaveLength(1);
  expect(await logIn(email, present(won[0]))).toBe(200);
});

test('answers 429 after ten attempts, with the right password too, for that account only', async () => {
  const { token } = await signInStudent({ passwordHash });
  for (let index = 0; index < 10; index += 1)
    expect((await change(token, { currentPassword: 'wrong-password' })).status).toBe(422);
  const refused = await change(token);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect((await change((await signInStudent({ passwordHash })).token)).status).toBe(200);
});

test('requires a full session', async () => {
  const anonymous = await send('POST', '/api/user/auth/change-password', {
    body: { currentPassword: password, password: next },
  });
  expect(anonymous.status).toBe(401);
  const { token } = await signInStudent({ passwordHash, accountStatus: 'ON_LEAVE' });
  expect((await change(token)).status).toBe(403);
});

test('refuses a NUL character', async () => {
  const { token } = await signInStudent({ passwordHash });
  expect((await change(token, { currentPassword: 'blue\0ridge' })).status).toBe(400);
});
