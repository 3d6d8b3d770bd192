import type { KyselyPlugin } from 'kysely';
import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { appOf, createTestApp, type StudentTraits } from '../../../../test/testApp.ts';
import { createRateLimiter } from '../../../platform/rateLimiter.ts';

const { requestPasswordReset } = manifest.user;
const { send, signInStudent, sentMails, deps, clock } = await createTestApp();
const passwordHash = 'a hash';
const forgot = async (email: unknown, language: 'en' | 'ja' = 'en') => {
  const response = await send('POST', '/api/user/auth/forgot-password', {
    body: { email, appName: 'michi' },
    language,
  });
  await deps.background.settled();
  return response;
};

beforeEach(() => {
  clock.advance(10 * 60 * 1000);
});

test.each([
  ['en', 'If this email exists, instructions are sent to it.'],
  ['ja', 'このメールアドレスが登録されている場合は、再設定の手順をお送りします。'],
] as const)(
  'answers an email that exists as one that does not, and sends to the one alone, in %s',
  async (language, message) => {
    const { email } = await signInStudent({ passwordHash });
    const known = await forgot(email.toUpperCase(), language);
    const unknown = await forgot(`nobody-${language}@michi.example`, language);
    expect(known.status).toBe(200);
    expect(known.body).toEqual({ data: { isAccepted: true }, message });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const [mail, ...more] = await sentMails(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, template: 'resetPassword' });
    const { link, token } = present(mail);
    expect(link).toBe(`http://localhost:3000/app/reset-password#token=${token}`);
    expect(await sentMails(`nobody-${language}@michi.example`)).toEqual([]);
  },
);

test('does the same work before its answer for an email that exists and one that does not', async () => {
  const { email } = await signInStudent({ passwordHash });
  const statements: string[] = [];
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      statements.push(node.kind);
      return node;
    },
    async transformResult({ result }) {
      return result;
    },
  };
  const database = deps.database.withPlugin(counting);
  const later: (() => Promise<void>)[] = [];
  const watched = appOf({
    ...deps,
    database,
    rateLimiter: createRateLimiter(clock, database),
    background: {
      count: 0,
      run: (_name, task) => void later.push(task),
      settled: async () => undefined,
    },
  });
  const before = async (address: string): Promise<readonly string[]> => {
    statements.length = 0;
    const response = await watched.request('/api/user/auth/forgot-password', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: address, appName: 'michi' }),
    });
    expect(response.status).toBe(200);
    return [...statements];
  };
  // The first call also deletes expired windows of the limiter.
  await before('first@michi.example');
  const known = await before(email);
  const unknown = await before('nobody@michi.example');
  expect(known.length).toBeGreaterThan(0);
  expect(unknown).toEqual(known);
  expect(known).not.toContain('SelectQueryNode');
  expect(later).toHaveLength(3);
  statements.length = 0;
  for (const task of later) await task();
  expect(statements).toContain('SelectQueryNode');
  expect(await sentMails(email)).toHaveLength(1);
});

test.each<[string, StudentTraits, number]>([
  ['a blocked account', { passwordHash, accountStatus: 'BLOCKED' }, 0],
  ['an account that is to become active', { accountStatus: 'INACTIVE' }, 1],
  ['a deleted account', { passwordHash, accountStatus: 'DELETED' }, 0],
  ['an account on leave', { passwordHash, accountStatus: 'ON_LEAVE' }, 1],
])('answers for %s as for any', async (_, traits, count) => {
  const { email } = await signInStudent(traits);
  const { body } = await forgot(email);
  expect(body).toMatchObject({ data: { isAccepted: true } });
  expect(await sentMails(email)).toHaveLength(count);
});

test('sends nothing to roles without screens', async () => {
  const { email, userId } = await signInStudent({ passwordHash });
  await deps.database.updateTable('users').set({ role: 'COMPANY' }).where('id', '=', userId).execute();
  expect((await forgot(email)).status).toBe(200);
  expect(await sentMails(email)).toEqual([]);
});

test('invites users without a password to set one', async () => {
  const { email } = await signInStudent();
  await forgot(email);
  const { template, link, token } = present((await sentMails(email))[0]);
  expect(template).toBe('createPassword');
  expect(link).toBe(`http://localhost:3000/app/create-password#token=${token}`);
});

test('answers 429 after five mails, for known and unknown emails alike', async () => {
  const { email } = await signInStudent({ passwordHash });
  for (const address of [email, 'nobody-often@michi.example']) {
    for (let index = 0; index < 5; index += 1) expect((await forgot(address)).status).toBe(200);
    const refused = await forgot(address.toUpperCase());
    expect(responseOf(requestPasswordReset, 429, refused).error).toBe('TOO_MANY_REQUESTS');
    expect(refused.headers.get('Retry-After')).toBe('600');
  }
  expect(await sentMails(email)).toHaveLength(5);
});

test.each([
  ['nothing', undefined, 'Email is required', 'メールアドレスを入力してください'],
  [
    'no email',
    'hana',
    'Enter an email address, for example hana@michi.example',
    'メールアドレスを入力してください（例：hana@michi.example）',
  ],
  ['a number', 12_345, 'Enter text', '文字で入力してください'],
])('refuses %s by name, in both languages', async (_, email, english, japanese) => {
  expect(responseOf(requestPasswordReset, 422, await forgot(email)).fields).toEqual({ email: english });
  expect(responseOf(requestPasswordReset, 422, await forgot(email, 'ja')).fields).toEqual({
    email: japanese,
  });
});

test('refuses a NUL character', async () => {
  expect((await forgot('hana\0@michi.example')).status).toBe(400);
});
