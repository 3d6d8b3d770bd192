import { hash } from '@node-rs/argon2';
import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { appOf, createTestApp, passwords } from '../../../../test/testApp.ts';
import { holdTransaction, waitingStatements } from '../../../../test/holdTransaction.ts';
import { present } from '../../../../test/present.ts';
import { connect } from '../../../platform/database/connection.ts';
import { createRateLimiter } from '../../../platform/rateLimiter.ts';

const { user: operations } = manifest;
const { send, signInStudent, addUniversity, deps, clock, databaseUrl, logLines } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);
const logIn = (email: string, typed = password, language: 'en' | 'ja' = 'en', cookie?: string) =>
  send('POST', '/api/user/auth/login', {
    body: { email, password: typed, appName: 'michi' },
    language,
    ...(cookie !== undefined && { headers: { Cookie: cookie } }),
  });

const tokensOf = async (email: string) => responseOf(operations.logIn, 200, await logIn(email)).data;
const refused = async (email: string, typed?: string) =>
  responseOf(operations.logIn, 401, await logIn(email, typed)).error;

test('begins a session whose token gives access', async () => {
  const universityId = await addUniversity();
  const student = await signInStudent({ email: 'Hana@michi.example', passwordHash, universityId });
  const body = responseOf(operations.logIn, 200, await logIn('hana@MICHI.example'));
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

test('stores only the hash of a refresh token', async () => {
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
  ['ja', 'アカウントの利用が停止されています。'],
] as const)(
  'reports the block to a blocked user, in %s, after the right password',
  async (language, message) => {
    const { email } = await signInStudent({ passwordHash, accountStatus: 'BLOCKED' });
    const right = await logIn(email, password, language);
    expect(right.status).toBe(403);
    expect(right.body).toEqual({ message, error: 'ACCOUNT_BLOCKED' });
    expect(await refused(email, 'wrong-password')).toBe('WRONG_CREDENTIALS');
  },
);

test('treats an inactive account as blocked and a deleted one as unknown', async () => {
  const inactive = await signInStudent({ passwordHash, accountStatus: 'INACTIVE' });
  const deleted = await signInStudent({ passwordHash, accountStatus: 'DELETED' });
  const blocked = responseOf(operations.logIn, 403, await logIn(inactive.email));
  expect(blocked.error).toBe('ACCOUNT_BLOCKED');
  expect(await refused(deleted.email)).toBe('WRONG_CREDENTIALS');
});

test('refuses roles without screens', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  await deps.database.updateTable('users').set({ role: 'COMPANY' }).where('id', '=', userId).execute();
  expect(await refused(email)).toBe('WRONG_CREDENTIALS');
});

test('returns an account on leave a token that only reactivates it', async () => {
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
    const response = await send(method, path, { token, language: 'ja' });
    expect(response.status, path).toBe(403);
    expect(response.body).toEqual({
      message: 'アカウントは休止中です。再開するとご利用いただけます。',
      error: 'ACCOUNT_ON_LEAVE',
    });
  }
  expect((await send('POST', '/api/user/auth/logout', { token })).status).toBe(200);
});

test('names each missing field as the product does', async () => {
  const { status, body } = await send('POST', '/api/user/auth/login', {
    body: { email: '', appName: 'other' },
  });
  expect(status).toBe(422);
  expect(body).toMatchObject({
    error: 'VALIDATION_FAILED',
    fields: { email: 'Email is required', password: 'Password is required', appName: 'Choose one of michi' },
  });
});

test('refuses a password that is changed during the login', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  const changed = await passwords.hash('green-valley-2027');
  const { response } = await holdTransaction(databaseUrl, async (transaction) => {
    await transaction.updateTable('users').set({ password_hash: changed }).where('id', '=', userId).execute();
    const login = { response: logIn(email) };
    // Once it waits for the account, it has read the old password.
    await expect.poll(() => waitingStatements(deps.database)).toBe(1);
    return login;
  });
  expect(responseOf(operations.logIn, 401, await response).error).toBe('WRONG_CREDENTIALS');
});

test('answers 429 after ten wrong passwords, for at most five minutes', async () => {
  const { email } = await signInStudent({ passwordHash });
  for (let index = 0; index < 10; index += 1) expect((await logIn(email, 'wrong-password')).status).toBe(401);
  const response = await logIn(email);
  expect(responseOf(operations.logIn, 429, response).error).toBe('TOO_MANY_REQUESTS');
  expect(response.headers.get('Retry-After')).toBe('300');
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

test('answers 429 after a hundred attempts at one account, from any addresses', async () => {
  const { email } = await signInStudent({ passwordHash });
  const limit = { name: 'log in to an account', tries: 100, seconds: 300 };
  for (let index = 0; index < 99; index += 1) await deps.rateLimiter.take(limit, email);
  expect((await logIn(email, 'wrong-password')).status).toBe(401);
  expect((await logIn(email)).status).toBe(429);
  clock.advance(300_000);
  expect((await logIn(email)).status).toBe(200);
});

test("a blocked address that continues uses none of the owner's attempts elsewhere", async () => {
  const { email } = await signInStudent({ passwordHash });
  for (let index = 0; index < 120; index += 1) await logIn(email, 'wrong-password');
  const limit = { name: 'log in to an account', tries: 11, seconds: 300 };
  await expect(deps.rateLimiter.take(limit, email)).resolves.toBeUndefined();
});

/** Uses up the tries at an account, as from many addresses. */
const attack = async (email: string) => {
  const limit = { name: 'log in to an account', tries: 100, seconds: 300 };
  for (let index = 0; index < 100; index += 1) await deps.rateLimiter.take(limit, email);
};

/** The cookie that an answer sets, as the browser sends it back. */
const cookieOf = ({ headers }: { readonly headers: Headers }) =>
  present(headers.getSetCookie()[0]?.split(';')[0]);

test('using up the attempts of an account, from any number of addresses, does not lock out a known browser', async () => {
  const { email } = await signInStudent({ passwordHash });
  const cookie = cookieOf(await logIn(email));
  await attack(email);
  expect((await logIn(email)).status).toBe(429);
  const again = await logIn(email.toUpperCase(), password, 'en', cookie);
  expect(again.status).toBe(200);
  expect((await logIn(email, password, 'en', cookieOf(again))).status).toBe(200);
});

test('a known browser has ten attempts, and all known browsers of an account share a hundred', async () => {
  const { email } = await signInStudent({ passwordHash });
  const [one, other] = [cookieOf(await logIn(email)), cookieOf(await logIn(email))];
  expect(one).not.toBe(other);
  for (let index = 0; index < 10; index += 1) {
    expect((await logIn(email, 'wrong-password', 'en', one)).status).toBe(401);
  }
  expect((await logIn(email, password, 'en', one)).status).toBe(429);
  expect((await logIn(email, 'wrong-password', 'en', other)).status).toBe(401);
  const limit = { name: 'log in with known devices', tries: 100, seconds: 300 };
  for (let index = 0; index < 89; index += 1) await deps.rateLimiter.take(limit, email);
  expect((await logIn(email, password, 'en', other)).status).toBe(429);
});

test.each([
  ['of another account', async () => cookieOf(await logIn((await signInStudent({ passwordHash })).email))],
  ['made up', async () => `michi-device=${Buffer.from('known device').toString('base64url')}`],
  ['empty', async () => 'michi-device='],
])('a cookie %s makes no browser known', async (_, cookie) => {
  const { email } = await signInStudent({ passwordHash });
  const foreign = await cookie();
  await attack(email);
  expect((await logIn(email, password, 'en', foreign)).status).toBe(429);
});

test('a wrong password makes no browser known, and a right one sets a cookie that no script reads', async () => {
  const { email } = await signInStudent({ passwordHash });
  expect((await logIn(email, 'wrong-password')).headers.getSetCookie()).toEqual([]);
  const [cookie = '', ...others] = (await logIn(email)).headers.getSetCookie();
  expect(others).toEqual([]);
  expect(cookie).toMatch(/^michi-device=[\w-]+; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(Buffer.from(cookie, 'base64url').toString('latin1')).not.toContain(email);
});

test('each login and each refusal is in the log with the account it was for, and no email', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  const before = logLines.length;
  await logIn(email, 'wrong-password');
  await logIn('nobody-at-all@michi.example', 'wrong-password');
  await logIn(email);
  const lines = logLines.slice(before).map((line): Record<string, unknown> => JSON.parse(line));
  const noted = lines.filter(({ msg }) => msg === 'login');
  expect(noted.map(({ outcome, userId: id, loginMethod }) => [outcome, id, loginMethod])).toEqual([
    ['WRONG_CREDENTIALS', userId, 'PASSWORD'],
    ['WRONG_CREDENTIALS', undefined, 'PASSWORD'],
    ['BEGUN', userId, 'PASSWORD'],
  ]);
  expect(logLines.slice(before).join('')).not.toContain('@michi.example');
});

test('takes nine queries, not counting one hash and a new device', async () => {
  const { email } = await signInStudent({ passwordHash });
  await logIn(email);
  const statements: string[] = [];
  const watched = connect({
    url: databaseUrl,
    ids: deps.ids,
    onStatement: (statement) => statements.push(statement),
  });
  try {
    const { database } = watched;
    const server = appOf({ ...deps, database, rateLimiter: createRateLimiter(clock, database) });
    const enter = () =>
      server.request('/api/user/auth/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password, appName: 'michi' }),
      });
    // The first call also deletes expired windows of the limiter.
    await enter();
    statements.length = 0;
    expect((await enter()).status).toBe(200);
    expect(statements).toHaveLength(9);
  } finally {
    await watched.close();
  }
});

test('rehashes a password with outdated cost, and the password stays valid', async () => {
  const old = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
  const { email, userId } = await signInStudent({ passwordHash: old });
  const stored = () =>
    deps.database
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  expect((await logIn(email, 'wrong-password')).status).toBe(401);
  expect((await stored()).password_hash).toBe(old);
  expect((await logIn(email)).status).toBe(200);
  const renewed = (await stored()).password_hash;
  expect(passwords.needsRehash(renewed ?? '')).toBe(false);
  expect((await logIn(email)).status).toBe(200);
  expect((await stored()).password_hash).toBe(renewed);
});
