import { manifest } from '@michi/api/server';
import { expect, test } from 'vitest';
import { answerOf } from '../../../test/answerOf.ts';
import { createTestApp } from '../../../test/testApp.ts';
import { present } from '../../../test/present.ts';
import { hashPassword } from '../../platform/auth/passwords.ts';

const { user: operations } = manifest;
const { send, signInStudent, addUniversity, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await hashPassword(password);
const logIn = (email: string, typed = password, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/login', { body: { email, password: typed, appName: 'michi' }, language });

const tokensOf = async (email: string) => answerOf(operations.logIn, 200, await logIn(email)).data;
const refused = async (email: string, typed?: string) =>
  answerOf(operations.logIn, 401, await logIn(email, typed)).error;

test('begins a session whose token opens what is protected', async () => {
  const universityId = await addUniversity();
  const student = await signInStudent({ email: 'Hana@michi.example', passwordHash, universityId });
  const body = answerOf(operations.logIn, 200, await logIn('hana@MICHI.example'));
  expect(body).toMatchObject({
    message: 'Login successful',
    data: {
      expiresIn: 900,
      accountStatus: 'ACTIVE',
      user: {
        id: student.userId,
        studentId: student.studentId,
        role: 'STUDENT',
        email: 'Hana@michi.example',
        isNonUniversity: false,
        settings: { language: 'en', timezone: 'JST' },
      },
    },
  });
  expect((await send('GET', '/api/user/users/profile', { token: body.data.token })).status).toBe(200);
  clock.advance(900_000 + 1000);
  expect((await send('GET', '/api/user/users/profile', { token: body.data.token })).status).toBe(401);
});

test('keeps nothing of a refresh token but its hash', async () => {
  const { email } = await signInStudent({ passwordHash });
  const { refreshToken } = await tokensOf(email);
  const rows = await deps.database.selectFrom('refresh_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(present(refreshToken));
});

test.each([
  ['en', 'Wrong Email or Password'],
  ['ja', 'メールアドレスまたはパスワードが正しくありません。'],
] as const)('answers an unknown email as it answers a wrong password, in %s', async (language, message) => {
  const { email } = await signInStudent({ passwordHash });
  const wrong = await logIn(email, 'wrong-password', language);
  const unknown = await logIn('nobody@michi.example', password, language);
  expect(wrong.status).toBe(401);
  expect(wrong.body).toEqual({ message, error: 'WRONG_CREDENTIALS' });
  expect(unknown.status).toBe(401);
  expect(unknown.body).toEqual(wrong.body);
});

test('takes as long for an unknown email as for a wrong password', async () => {
  const { email } = await signInStudent({ passwordHash });
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  // By turns, so that a busy machine slows both.
  for (let index = 0; index < 9; index += 1) {
    for (const [kind, address] of [
      ['known', email],
      ['unknown', `nobody${index}@michi.example`],
    ] as const) {
      const started = performance.now();
      await logIn(address, 'wrong-password');
      times[kind].push(performance.now() - started);
    }
  }
  const [known = 0, unknown = 0] = [times.known, times.unknown].map(
    (all) => all.toSorted((a, b) => a - b)[4],
  );
  // Without the work on a decoy hash the unknown email would take a tenth of the time.
  expect(unknown).toBeGreaterThan(known / 3);
  expect(unknown).toBeLessThan(known * 3);
});

test('has no password for an account that signs in through an identity provider alone', async () => {
  const { email } = await signInStudent();
  expect(await refused(email, 'no account has this password')).toBe('WRONG_CREDENTIALS');
});

test.each([
  ['en', 'Account is Blocked'],
  ['ja', 'アカウントがブロックされています。'],
] as const)('tells a blocked user so, in %s, once the password is right', async (language, message) => {
  const { email } = await signInStudent({ passwordHash, accountStatus: 'BLOCKED' });
  const right = await logIn(email, password, language);
  expect(right.status).toBe(403);
  expect(right.body).toEqual({ message, error: 'ACCOUNT_BLOCKED' });
  expect(await refused(email, 'wrong-password')).toBe('WRONG_CREDENTIALS');
});

test('takes an inactive account for a blocked one and a deleted one for none', async () => {
  const inactive = await signInStudent({ passwordHash, accountStatus: 'INACTIVE' });
  const deleted = await signInStudent({ passwordHash, accountStatus: 'DELETED' });
  const blocked = answerOf(operations.logIn, 403, await logIn(inactive.email));
  expect(blocked.error).toBe('ACCOUNT_BLOCKED');
  expect(await refused(deleted.email)).toBe('WRONG_CREDENTIALS');
});

test('lets nobody in who has no screens', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  await deps.database.updateTable('users').set({ role: 'COMPANY' }).where('id', '=', userId).execute();
  expect(await refused(email)).toBe('WRONG_CREDENTIALS');
});

test('gives an account on leave a token that opens nothing but the way out', async () => {
  const { email } = await signInStudent({ passwordHash, accountStatus: 'ON_LEAVE' });
  const data = await tokensOf(email);
  expect(data).toMatchObject({ accountStatus: 'ON_LEAVE', refreshToken: null });
  const { token } = data;
  for (const [method, path] of [
    ['GET', '/api/user/users/profile'],
    ['PUT', '/api/user/users/profile'],
    ['POST', '/api/user/auth/setting'],
    ['GET', '/api/common/locations'],
  ] as const) {
    const answer = await send(method, path, { token, language: 'ja' });
    expect(answer.status, path).toBe(403);
    expect(answer.body).toEqual({
      message: 'アカウントは休止中です。再開するとご利用いただけます。',
      error: 'ACCOUNT_ON_LEAVE',
    });
  }
  expect((await send('POST', '/api/user/auth/logout', { token })).status).toBe(200);
});

test('names each missing field in the words of the product', async () => {
  const { status, body } = await send('POST', '/api/user/auth/login', {
    body: { email: '', appName: 'other' },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { email: 'Email is required', password: 'Password is required', appName: 'Choose one of michi' },
  });
});

test('asks to wait after ten wrong passwords, and no longer than five minutes', async () => {
  const { email } = await signInStudent({ passwordHash });
  for (let index = 0; index < 10; index += 1) expect((await logIn(email, 'wrong-password')).status).toBe(401);
  const answer = await logIn(email);
  expect(answerOf(operations.logIn, 429, answer).error).toBe('TOO_MANY_REQUESTS');
  expect(answer.headers.get('Retry-After')).toBe('300');
  clock.advance(300_000);
  expect((await logIn(email)).status).toBe(200);
});

test('counts from the start again after a success', async () => {
  const { email } = await signInStudent({ passwordHash });
  for (let index = 0; index < 9; index += 1) await logIn(email, 'wrong-password');
  expect((await logIn(email)).status).toBe(200);
  for (let index = 0; index < 9; index += 1) await logIn(email, 'wrong-password');
  expect((await logIn(email)).status).toBe(200);
});
