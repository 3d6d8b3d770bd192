import { manifest } from '@michi/api/manifest';
import { beforeEach, expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';

const { verifyEmail } = manifest.user;
const { send, signInStudent, sentMails, deps, clock } = await createTestApp();
const verify = (token: unknown, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/verify-email', { body: { token }, language });

beforeEach(() => {
  // Another day: limits of the test before are over.
  clock.advance(24 * 60 * 60 * 1000);
});

/** A student with a verification token. */
async function sentStudent(): Promise<SignedIn & { readonly mailToken: string }> {
  const student = await signInStudent();
  return { ...student, mailToken: await mailedToken(student) };
}

async function mailedToken({ token, email }: SignedIn): Promise<string> {
  expect((await send('POST', '/api/user/auth/send-email-verification', { token })).status).toBe(200);
  return present((await sentMails(email)).at(-1)).token;
}

async function verifiedAt(userId: string): Promise<string | null> {
  const { email_verified_at } = await deps.database
    .selectFrom('users')
    .select('email_verified_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email_verified_at;
}

test.each([
  ['en', 'Your email is verified.'],
  ['ja', 'メールアドレスを確認しました。'],
] as const)(
  'verifies the email the token was sent to, without a session, in %s',
  async (language, message) => {
    const { userId, mailToken } = await sentStudent();
    expect(await verifiedAt(userId)).toBeNull();
    const { status, body } = await verify(mailToken, language);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { isVerified: true, isSent: false }, message });
    expect(await verifiedAt(userId)).toBe(clock.now().toISOString());
  },
);

test('verifies no email but the one it was sent to', async () => {
  const { mailToken } = await sentStudent();
  const other = await signInStudent();
  expect(
    (await send('POST', '/api/user/auth/verify-email', { body: { token: mailToken }, token: other.token }))
      .status,
  ).toBe(200);
  expect(await verifiedAt(other.userId)).toBeNull();
});

test.each([
  ['en', 'This link no longer works. Request a new one.', 'This link no longer works'],
  ['ja', 'このリンクは無効です。もう一度お手続きください。', 'このリンクは無効です'],
] as const)(
  'gives one answer to a token unknown, used, replaced or too old, in %s',
  async (language, message, field) => {
    const replaced = await sentStudent();
    await mailedToken(replaced);
    const tooOld = await sentStudent();
    clock.advance(60 * 60 * 1000);
    const used = await sentStudent();
    await verify(used.mailToken);
    for (const token of [
      'm1_unknown-unknown-unknown',
      replaced.mailToken,
      tooOld.mailToken,
      used.mailToken,
    ]) {
      const { status, body } = await verify(token, language);
      expect(status).toBe(422);
      expect(body).toEqual({ message, error: 'TOKEN_INVALID', fields: { token: field } });
    }
    expect(await verifiedAt(replaced.userId)).toBeNull();
    expect(await verifiedAt(tooOld.userId)).toBeNull();
  },
);

test('accepts a token until the end of its hour', async () => {
  const { mailToken } = await sentStudent();
  clock.advance(60 * 60 * 1000 - 1);
  expect((await verify(mailToken)).status).toBe(200);
});

test('accepts only the newest token, also after concurrent requests', async () => {
  const student = await signInStudent();
  await Promise.all(
    Array.from({ length: 5 }, () =>
      send('POST', '/api/user/auth/send-email-verification', { token: student.token }),
    ),
  );
  const tokens = (await sentMails(student.email)).map(({ token }) => token);
  expect(new Set(tokens).size).toBe(5);
  const statuses: number[] = [];
  for (const token of tokens) statuses.push((await verify(token)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});

test('has one winner in a race of twenty', async () => {
  const { mailToken } = await sentStudent();
  const statuses = (await Promise.all(Array.from({ length: 20 }, () => verify(mailToken)))).map(
    ({ status }) => status,
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 422)]);
});

test('refuses a token sent to an address the user no longer has', async () => {
  const { userId, mailToken } = await sentStudent();
  await deps.database
    .updateTable('users')
    .set({ email: 'moved@michi.example' })
    .where('id', '=', userId)
    .execute();
  expect((await verify(mailToken)).status).toBe(422);
  expect(await verifiedAt(userId)).toBeNull();
});

test('refuses the token of an account blocked meanwhile', async () => {
  const { userId, mailToken } = await sentStudent();
  await deps.database
    .updateTable('users')
    .set({ account_status: 'BLOCKED' })
    .where('id', '=', userId)
    .execute();
  expect((await verify(mailToken)).status).toBe(422);
});

test('refuses a token that was sent to reset a password, and leaves it good', async () => {
  const { email, userId } = await signInStudent({ passwordHash: 'a hash' });
  await send('POST', '/api/user/auth/forgot-password', { body: { email, appName: 'michi' } });
  await deps.background.settled();
  const { token } = present((await sentMails(email)).at(-1));
  expect((await verify(token)).status).toBe(422);
  expect(await verifiedAt(userId)).toBeNull();
  const reset = await send('POST', '/api/user/auth/reset-password', {
    body: { token, password: 'green-valley-2027' },
  });
  expect(reset.status).toBe(200);
});

test('stores only the hash of a token', async () => {
  const { mailToken } = await sentStudent();
  expect(mailToken).toMatch(/^m1_[\w-]{43}$/);
  const rows = await deps.database.selectFrom('account_tokens').selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  for (const form of ['utf8', 'hex', 'base64'] as const) {
    const text = rows.map(({ hash }) => hash.toString(form)).join(' ');
    expect(text).not.toContain(mailToken);
    expect(text).not.toContain(Buffer.from(mailToken).toString(form));
  }
});

test.each([
  ['nothing', undefined, 'This is required'],
  ['an empty text', '', 'This is required'],
  ['a short text', 'm1_short', 'Enter at least 16 characters'],
  ['signs no token has', 'm1_<script>alert(1)</script>', 'Check the format'],
  ['a number', 12_345, 'Enter text'],
])('rejects %s as a token, naming the field', async (_, token, message) => {
  expect(responseOf(verifyEmail, 422, await verify(token)).fields).toEqual({ token: message });
});

test('refuses a NUL character', async () => {
  expect((await verify('m1_aaaaaaaaaaaaaaaaaaaa\0')).status).toBe(400);
});

test('answers 429 after thirty attempts with one token', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 31; index += 1)
    statuses.push((await verify('m1_tried-again-and-again')).status);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
