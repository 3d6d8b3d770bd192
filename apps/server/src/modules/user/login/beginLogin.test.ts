import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { holdTransaction, waitingStatements } from '../../../../test/holdTransaction.ts';
import { createTestApp, passwords } from '../../../../test/testApp.ts';
import { beginLogin } from './beginLogin.ts';

const { logIn, updateSettings } = manifest.user;
const { request, signInStudent, sentMails, deps, clock, databaseUrl } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const NEWER_CHROME = CHROME.replace('142', '143');
const CHROME_ON_MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

const login = (email: string, userAgent: string) => ({
  body: { email, password, appName: 'michi' },
  headers: { 'User-Agent': userAgent },
});
const mails = async (email: string) =>
  (await sentMails(email)).filter(({ template }) => template === 'newSignIn');

/** A student who has never logged in. */
async function newcomer() {
  const student = await signInStudent({ passwordHash });
  await deps.database.deleteFrom('sessions').where('user_id', '=', student.userId).execute();
  return student;
}

test('sends nothing at the very first login', async () => {
  const { email } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  expect(await mails(email)).toEqual([]);
});

test('notifies the owner of a device never used before, once for each device', async () => {
  const { email } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  await request(logIn, 200, login(email, NEWER_CHROME));
  expect(await mails(email)).toEqual([]);
  await request(logIn, 200, login(email, CHROME_ON_MAC));
  const [mail, ...others] = await mails(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Chrome on macOS');
  await request(logIn, 200, login(email, CHROME_ON_MAC));
  await request(logIn, 200, login(email, CHROME));
  expect(await mails(email)).toHaveLength(1);
});

test('recognises a device after its login has ended', async () => {
  const { email } = await newcomer();
  const { data } = await request(logIn, 200, login(email, CHROME));
  await request(manifest.user.deleteSessions, 200, { token: data.token });
  clock.advance(40 * 24 * 60 * 60 * 1000);
  await request(logIn, 200, login(email, CHROME));
  expect(await mails(email)).toEqual([]);
});

test('writes in the language of the settings', async () => {
  const { email } = await newcomer();
  const { data } = await request(logIn, 200, login(email, CHROME));
  await request(updateSettings, 200, { token: data.token, body: { language: 'jp' } });
  await request(logIn, 200, login(email, 'curl/8.5.0'));
  const [mail] = await mails(email);
  expect(mail?.languageTag).toBe('ja');
  expect(mail?.text).toContain('端末：不明');
});

test("includes no text from a program's own description", async () => {
  const { email } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  await request(logIn, 200, login(email, 'Call +81-90-0000-0000 at once/1 (now) x/2'));
  const [mail] = await mails(email);
  expect(mail?.text).not.toContain('+81-90-0000-0000');
});

test('notifies once of two concurrent logins from a new device', async () => {
  const { email, userId } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  let second: Promise<unknown> = Promise.resolve();
  let isOver = false;
  await holdTransaction(databaseUrl, async (transaction) => {
    await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    await beginLogin(deps, transaction, userId, 'FULL', { userAgent: CHROME_ON_MAC, address: '' });
    second = request(logIn, 200, login(email, CHROME_ON_MAC)).finally(() => {
      isOver = true;
    });
    // A request that does not wait has not seen the first.
    await expect.poll(async () => isOver || (await waitingStatements(deps.database)) === 1).toBe(true);
  });
  await second;
  deps.mailer.wake();
  expect(await mails(email)).toHaveLength(1);
});

test('a wrong password sends no mail', async () => {
  const { email } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  const { headers } = login(email, CHROME_ON_MAC);
  await request(logIn, 401, { headers, body: { email, password: 'wrong-password', appName: 'michi' } });
  expect(await mails(email)).toEqual([]);
});

test('notifies of a login to an account on leave as well', async () => {
  const { email, userId } = await newcomer();
  await request(logIn, 200, login(email, CHROME));
  await deps.database
    .updateTable('users')
    .set({ account_status: 'ON_LEAVE' })
    .where('id', '=', userId)
    .execute();
  await request(logIn, 200, login(email, CHROME_ON_MAC));
  expect(await mails(email)).toHaveLength(1);
});
