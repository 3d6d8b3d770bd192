import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, passwords, type SignedIn, type StudentTraits } from '../../../../test/testApp.ts';

const { resetPassword } = manifest.user;
const { send, signInStudent, sentMails, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const next = 'green-valley-2027';
const passwordHash = await passwords.hash(password);
const reset = (body: Readonly<Record<string, unknown>>, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/reset-password', { body, language });
const logIn = async (email: string, typed: string) =>
  (await send('POST', '/api/user/auth/login', { body: { email, password: typed, appName: 'michi' } })).status;

beforeEach(() => {
  clock.advance(60 * 60 * 1000);
});

/** A student with a password reset token. */
async function forgetful(
  traits: StudentTraits = { passwordHash },
): Promise<SignedIn & { readonly mailToken: string }> {
  const student = await signInStudent(traits);
  return { ...student, mailToken: await mailedToken(student.email) };
}

async function mailedToken(email: string): Promise<string> {
  await send('POST', '/api/user/auth/forgot-password', { body: { email, appName: 'michi' } });
  await deps.background.settled();
  return present((await sentMails(email)).at(-1)).token;
}

test.each([
  ['en', 'Password Reset Successfully Done'],
  ['ja', 'パスワードを再設定しました。'],
] as const)(
  'sets the new password, ends every session, verifies the email and tells the user, in %s',
  async (language, message) => {
    const { userId, email, token, refreshToken, mailToken } = await forgetful();
    const { status, body } = await reset(
      { token: mailToken, password: next, confirmPassword: next },
      language,
    );
    expect(status).toBe(200);
    expect(body).toEqual({ data: { isChanged: true }, message });
    expect((await send('GET', '/api/user/users/profile', { token })).status).toBe(401);
    const refreshed = await send('POST', '/api/user/auth/refresh-token', {
      body: { refresh_token: refreshToken, appName: 'michi' },
    });
    expect(refreshed.status).toBe(401);
    expect(await logIn(email, password)).toBe(401);
    expect(await logIn(email, next)).toBe(200);
    const { email_verified_at } = await deps.database
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(email_verified_at).toBe(clock.now().toISOString());
    expect((await sentMails(email)).map(({ template }) => template)).toEqual([
      'resetPassword',
      'passwordChanged',
    ]);
  },
);

test('lets the owner log in while their account is attacked from many addresses', async () => {
  const { email, mailToken } = await forgetful();
  const limit = { name: 'log in to an account', tries: 100, seconds: 300 };
  for (let index = 0; index < 100; index += 1) await deps.rateLimiter.take(limit, email);
  expect(await logIn(email, password)).toBe(429);
  const chosen = await reset({ token: mailToken, password: next, confirmPassword: next });
  const cookie = present(chosen.headers.getSetCookie()[0]?.split(';')[0]);
  const response = await send('POST', '/api/user/auth/login', {
    body: { email, password: next, appName: 'michi' },
    headers: { Cookie: cookie },
  });
  expect(response.status).toBe(200);
});

test('sets the first password of an account', async () => {
  const { email, mailToken } = await forgetful({});
  expect((await reset({ token: mailToken, password: next })).status).toBe(200);
  expect(await logIn(email, next)).toBe(200);
});

test('lets an account on leave choose a password, and it stays on leave', async () => {
  const { email, mailToken } = await forgetful({ passwordHash, accountStatus: 'ON_LEAVE' });
  expect((await reset({ token: mailToken, password: next })).status).toBe(200);
  const login = await send('POST', '/api/user/auth/login', {
    body: { email, password: next, appName: 'michi' },
  });
  expect(responseOf(manifest.user.logIn, 200, login).data.accountStatus).toBe('ON_LEAVE');
});

test.each([
  ['en', 'This link no longer works. Request a new one.', 'This link no longer works'],
  ['ja', 'このリンクは無効です。もう一度お手続きください。', 'このリンクは無効です'],
] as const)(
  'gives one answer to a token unknown, used, replaced, too old or sent for something else, in %s',
  async (language, message, field) => {
    const tooOld = await forgetful();
    clock.advance(60 * 60 * 1000);
    const used = await forgetful();
    await reset({ token: used.mailToken, password: next });
    const replaced = await forgetful();
    await mailedToken(replaced.email);
    const verified = await signInStudent({ passwordHash });
    await send('POST', '/api/user/auth/send-email-verification', { token: verified.token });
    const { token: verification } = present((await sentMails(verified.email))[0]);
    for (const token of [
      'm1_unknown-unknown-unknown',
      tooOld.mailToken,
      used.mailToken,
      replaced.mailToken,
      verification,
    ]) {
      const { status, body } = await reset({ token, password: 'another-way-2027' }, language);
      expect(status).toBe(422);
      expect(body).toEqual({ message, error: 'TOKEN_INVALID', fields: { token: field } });
    }
    for (const { email } of [tooOld, replaced, verified]) expect(await logIn(email, password)).toBe(200);
    expect(await logIn(used.email, next)).toBe(200);
  },
);

test('has one winner in a race of twenty, and its password is the one', async () => {
  const { email, mailToken } = await forgetful();
  const chosenPasswords = Array.from({ length: 20 }, (_, index) => `green-valley-${index}-2027`);
  const responses = await Promise.all(
    chosenPasswords.map((chosen) => reset({ token: mailToken, password: chosen })),
  );
  const won = chosenPasswords.filter((_, index) => responses[index]?.status === 200);
  expect(won).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 422)).toHaveLength(19);
  expect(await logIn(email, present(won[0]))).toBe(200);
  expect((await sentMails(email)).filter(({ template }) => template === 'passwordChanged')).toHaveLength(1);
});

test.each([
  ['changed meanwhile', { email: 'elsewhere@michi.example' }],
  ['of an account blocked meanwhile', { account_status: 'BLOCKED' }],
] as const)('refuses a token sent to an address %s', async (_, changes) => {
  const { userId, mailToken } = await forgetful();
  await deps.database.updateTable('users').set(changes).where('id', '=', userId).execute();
  expect((await reset({ token: mailToken, password: next })).status).toBe(422);
  const { password_hash } = await deps.database
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(password_hash).toBe(passwordHash);
});

test('changes nothing of another student, whichever session sends it', async () => {
  const { mailToken } = await forgetful();
  const other = await signInStudent({ passwordHash });
  await send('POST', '/api/user/auth/reset-password', {
    body: { token: mailToken, password: next },
    token: other.token,
  });
  expect(await logIn(other.email, password)).toBe(200);
  expect((await send('GET', '/api/user/users/profile', { token: other.token })).status).toBe(200);
});

test.each([
  [
    'password',
    { password: 'password1' },
    'Choose a password that’s harder to guess',
    '推測されにくいパスワードを設定してください',
  ],
  ['password', { password: 'short' }, 'Enter at least 8 characters', '8文字以上で入力してください'],
  ['password', { password: undefined }, 'Password is required', 'パスワードを入力してください'],
  [
    'confirmPassword',
    { confirmPassword: 'green-valley-2028' },
    "Password and confirm password doesn't match",
    'パスワードが一致しません',
  ],
])(
  'refuses a bad %s in %j, in both languages, and leaves the token good',
  async (name, changes, english, japanese) => {
    const { mailToken } = await forgetful();
    const body = { token: mailToken, password: next, ...changes };
    expect(responseOf(resetPassword, 422, await reset(body)).fields).toEqual({ [name]: english });
    expect(responseOf(resetPassword, 422, await reset(body, 'ja')).fields).toEqual({ [name]: japanese });
    expect((await reset({ token: mailToken, password: next })).status).toBe(200);
  },
);

test('refuses the email as a password', async () => {
  const { email, mailToken } = await forgetful();
  const { fields } = responseOf(
    resetPassword,
    422,
    await reset({ token: mailToken, password: email.toUpperCase() }),
  );
  expect(fields).toEqual({ password: 'Choose a password that isn’t your email' });
});

test('stores the new password as typed', async () => {
  const { email, mailToken } = await forgetful();
  const typed = '\u3000桜 Ⅻ ｶﾞ か\u3099 ';
  expect((await reset({ token: mailToken, password: typed })).status).toBe(200);
  expect(await logIn(email, typed)).toBe(200);
  expect(await logIn(email, typed.trim())).toBe(401);
});

test('refuses a NUL character', async () => {
  const { mailToken } = await forgetful();
  expect((await reset({ token: mailToken, password: 'green\0valley-2027' })).status).toBe(400);
});

test('answers 429 after thirty attempts with one token', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1)
    statuses.push((await reset({ token: 'm1_tried-again-and-again', password: next })).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
