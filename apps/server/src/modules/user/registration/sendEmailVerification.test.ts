import { beforeEach, expect, test } from 'vitest';
import { present } from '../../../../test/present.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { send, signInStudent, sentMails, deps, clock } = await createTestApp();
const ask = (token: string | undefined, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/send-email-verification', {
    language,
    ...(token === undefined ? {} : { token }),
  });

beforeEach(() => {
  clock.advance(10 * 60 * 1000);
});

test.each([
  ['en', 'We’ve sent you an email.'],
  ['ja', '確認メールをお送りしました。'],
] as const)(
  'sends a mail with a link to the portal, its token behind the #, in %s',
  async (language, message) => {
    const { token, email } = await signInStudent();
    const { status, body } = await ask(token, language);
    expect(status).toBe(200);
    expect(body).toEqual({ data: { isVerified: false, isSent: true }, message });
    const mails = await sentMails(email);
    expect(mails).toHaveLength(1);
    const { template, link, token: mailToken } = present(mails[0]);
    expect(template).toBe('verifyEmail');
    expect(link).toBe(`http://localhost:3000/app/verify-email#token=${mailToken}`);
  },
);

test("uses the language and the name that the user has chosen, not the browser's", async () => {
  const { token, email, userId } = await signInStudent();
  await deps.database.updateTable('users').set({ language: 'jp' }).where('id', '=', userId).execute();
  await deps.database
    .updateTable('user_details')
    .set({ family_name_jp: '佐伯', first_name_jp: '花' })
    .where('user_id', '=', userId)
    .execute();
  await ask(token, 'en');
  const mail = present((await sentMails(email))[0]);
  expect(mail.languageTag).toBe('ja');
  expect(mail.text).toContain('佐伯 花 様');
});

test.each([
  ['en', 'Your email is verified.'],
  ['ja', 'メールアドレスを確認しました。'],
] as const)('sends nothing to an address that is verified, in %s', async (language, message) => {
  const { token, userId, email } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ email_verified_at: clock.now() })
    .where('id', '=', userId)
    .execute();
  const { body } = await ask(token, language);
  expect(body).toEqual({ data: { isVerified: true, isSent: false }, message });
  expect(await sentMails(email)).toEqual([]);
});

test('needs a session of an active account', async () => {
  expect((await ask(undefined)).status).toBe(401);
  const { token, email } = await signInStudent({ accountStatus: 'ON_LEAVE' });
  expect((await ask(token)).status).toBe(403);
  expect(await sentMails(email)).toEqual([]);
});

test('refuses a sixth mail with 429, for that account only', async () => {
  const { token, email } = await signInStudent();
  for (let index = 0; index < 5; index += 1) expect((await ask(token)).status).toBe(200);
  const refused = await ask(token);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
  expect(await sentMails(email)).toHaveLength(5);
  expect((await ask((await signInStudent()).token)).status).toBe(200);
});

test('no line of the log contains a token', async () => {
  const testApp = await createTestApp();
  const { token, email } = await testApp.signInStudent();
  await testApp.send('POST', '/api/user/auth/send-email-verification', { token });
  const { token: mailToken } = present((await testApp.sentMails(email))[0]);
  await testApp.send('POST', '/api/user/auth/verify-email', { body: { token: mailToken } });
  await testApp.send('POST', '/api/user/auth/verify-email', { body: { token: mailToken } });
  expect(testApp.logLines.length).toBeGreaterThan(2);
  expect(testApp.logLines.join('')).not.toContain(mailToken);
});
