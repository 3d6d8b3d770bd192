import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { appCode } from '../../../../test/authenticatorApp.ts';
import { createTestApp, passwords, type SignedIn } from '../../../../test/testApp.ts';

const { createTwoStep, activateTwoStep, logIn, getProfile, reactivateAccount } = manifest.user;
const { request, send, signInStudent, deps, clock, sentMails } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

async function secured(): Promise<SignedIn & { secret: string; recoveryCodes: readonly string[] }> {
  const student = await signInStudent({ passwordHash, isEmailVerified: true });
  const { token } = student;
  const { secret } = (await request(createTwoStep, 200, { token, body: { password } })).data;
  const body = { code: appCode(secret, clock) };
  const { recoveryCodes } = (await request(activateTwoStep, 200, { token, body })).data;
  clock.advance(60_000);
  return { ...student, secret, recoveryCodes };
}

const credentials = (email: string, twoStepCode?: string, typed = password) => ({
  email,
  password: typed,
  appName: 'michi',
  ...(twoStepCode === undefined ? {} : { twoStepCode }),
});

test('requests the code after the right password, and begins a session with it', async () => {
  const { email, secret } = await secured();
  expect(await request(logIn, 401, { body: credentials(email), language: 'ja' })).toEqual({
    error: 'TWO_STEP_REQUIRED',
    message: '認証アプリのコードを入力してください。',
  });
  const { data } = await request(logIn, 200, { body: credentials(email, appCode(secret, clock)) });
  await request(getProfile, 200, { token: data.token });
});

test('names the field of a code that is not right', async () => {
  const { email } = await secured();
  expect(await request(logIn, 401, { body: credentials(email, '000000') })).toEqual({
    error: 'TWO_STEP_WRONG',
    message: 'This code isn’t right. Enter the one your app shows now.',
    fields: { twoStepCode: 'This code isn’t right' },
  });
});

test('reveals nothing about two-step verification without the password, and leaves the code valid', async () => {
  const { email, secret } = await secured();
  const code = appCode(secret, clock);
  const refused = [];
  for (const body of [
    credentials(email, undefined, 'wrong-password'),
    credentials(email, code, 'wrong-password'),
    credentials('nobody@michi.example', code),
  ])
    refused.push(await request(logIn, 401, { body }));
  expect(new Set(refused.map((body) => JSON.stringify(body))).size).toBe(1);
  expect(refused[0]?.error).toBe('WRONG_CREDENTIALS');
  await request(logIn, 200, { body: credentials(email, code) });
});

test('refuses a code that was used for an earlier login', async () => {
  const { email, secret } = await secured();
  const body = credentials(email, appCode(secret, clock));
  await request(logIn, 200, { body });
  expect((await request(logIn, 401, { body })).error).toBe('TWO_STEP_WRONG');
});

test('of twenty logins at once with one code, one succeeds', async () => {
  const { email, secret } = await secured();
  const body = credentials(email, appCode(secret, clock));
  // Attempts refused by the rate limits do not test the code.
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => send('POST', '/api/user/auth/login', { body })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 401).length).toBeGreaterThan(0);
});

test('accepts a recovery code instead of the app, once', async () => {
  const { email, recoveryCodes } = await secured();
  const body = credentials(email, recoveryCodes[0]);
  await request(logIn, 200, {
    body: credentials(email, `\u2060${recoveryCodes[0]?.replace('-', '\u200d-\u200b')}`),
  });
  expect((await request(logIn, 401, { body })).error).toBe('TWO_STEP_WRONG');
});

test('accepts a code with spaces, in full width, and with invisible characters', async () => {
  const { email, secret } = await secured();
  const wide = appCode(secret, clock).replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await request(logIn, 200, {
    body: credentials(email, `\u200b${wide.slice(0, 3)}\u3000${wide.slice(3)}\u200e`),
  });
});

test('an account on leave needs the code as well, and is reactivated with it', async () => {
  const { email, secret, userId } = await secured();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'ON_LEAVE' })
    .where('id', '=', userId)
    .execute();
  expect((await request(logIn, 401, { body: credentials(email) })).error).toBe('TWO_STEP_REQUIRED');
  const { data } = await request(logIn, 200, { body: credentials(email, appCode(secret, clock)) });
  expect(data).toMatchObject({ accountStatus: 'ON_LEAVE', refreshToken: null });
  await request(reactivateAccount, 200, { token: data.token, body: {} });
});

test('responds 429 after ten wrong codes, also from other addresses, and the password resets nothing', async () => {
  const { email, secret } = await secured();
  for (let index = 0; index < 9; index += 1) {
    expect((await request(logIn, 401, { body: credentials(email, '000000') })).error).toBe('TWO_STEP_WRONG');
    clock.advance(61_000);
  }
  await request(logIn, 401, { body: credentials(email) });
  expect((await request(logIn, 401, { body: credentials(email, '000000') })).error).toBe('TWO_STEP_WRONG');
  await request(logIn, 429, { body: credentials(email, appCode(secret, clock)) });
});

test('a login without its code leaves no session and no mail', async () => {
  const { email, userId } = await secured();
  const sessions = () =>
    deps.database.selectFrom('sessions').select('id').where('user_id', '=', userId).execute();
  const before = (await sessions()).length;
  const mails = (await sentMails(email)).length;
  await request(logIn, 401, { body: credentials(email), headers: { 'User-Agent': 'Firefox/144.0' } });
  await request(logIn, 401, { body: credentials(email, '000000') });
  expect(await sessions()).toHaveLength(before);
  expect(await sentMails(email)).toHaveLength(mails);
});
