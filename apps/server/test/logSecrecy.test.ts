import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appCode } from './authenticatorApp.ts';
import { present } from './present.ts';
import { createTestApp } from './testApp.ts';

const testApp = await createTestApp({ LOG_LEVEL: 'debug' });
const { request, send, sentMails, clock, deps, logLines } = testApp;
const { user } = manifest;

test('the lifecycle of an account leaves no password, token, code, name or email in the log', async () => {
  const email = 'natsuki.private@michi.example';
  const person = {
    familyName: 'Kobayashi',
    firstName: 'Natsuki',
    phone: '090-8765-4321',
    nickname: 'Nacchan',
  };
  const passwords = ['first-secret-2026', 'second-secret-2026', 'third-secret-2026', 'wrong-secret-2026'];
  const [first = '', second = '', third = '', wrong = ''] = passwords;
  const secrets = [...passwords, email, ...Object.values(person)];
  const lastMail = async (): Promise<string> => {
    const { token } = present((await sentMails(email)).at(-1));
    secrets.push(token);
    return token;
  };

  const registered = await request(user.registerStudent, 201, {
    body: { ...person, email, password: first, termsVersion: '2026-11-25', appName: 'michi' },
  });
  secrets.push(registered.data.token, present(registered.data.refreshToken));
  await request(user.verifyEmail, 200, { body: { token: await lastMail() } });
  await request(user.logIn, 401, { body: { email, password: wrong, appName: 'michi' } });
  await request(user.logIn, 422, { body: { email: wrong, password: first, appName: 'michi' } });
  await request(user.requestPasswordReset, 200, { body: { email, appName: 'michi' } });
  const resetToken = await lastMail();
  await request(user.resetPassword, 200, { body: { token: resetToken, password: second } });
  await request(user.resetPassword, 422, { body: { token: resetToken, password: second } });
  const { data: session } = await request(user.logIn, 200, {
    body: { email, password: second, appName: 'michi' },
  });
  const { token } = session;
  const { data: pair } = await request(user.refreshSession, 200, {
    body: { refresh_token: session.refreshToken, appName: 'michi' },
  });
  secrets.push(token, present(session.refreshToken), pair.token, pair.refreshToken);
  const { data: setup } = await request(user.createTwoStep, 200, { token, body: { password: second } });
  const code = appCode(setup.secret, clock);
  const { data: activated } = await request(user.activateTwoStep, 200, { token, body: { code } });
  secrets.push(setup.secret, `"${code}"`, ...activated.recoveryCodes);
  clock.advance(60_000);
  await request(user.logIn, 401, {
    body: { email, password: second, twoStepCode: '000000', appName: 'michi' },
  });
  await request(user.changePassword, 200, { token, body: { currentPassword: second, password: third } });

  // Unreadable requests, refused requests, and secrets in wrong places.
  await send('POST', '/api/user/auth/login', { rawBody: `{"email":"${email}","password":"${third}"` });
  await send('POST', '/api/user/auth/login', { body: { email, password: [third], [third]: 1 } });
  await send('GET', `/api/user/users/profile?token=${pair.token}&email=${email}`, { token: pair.token });
  await send('GET', '/api/user/users/profile', { headers: { Authorization: `Basic ${third}` } });

  // Internal errors: PostgreSQL repeats values in its messages.
  await sql`alter table sessions add constraint broken check (user_id is null) not valid`.execute(
    deps.database,
  );
  const failed = await send('POST', '/api/user/auth/register', {
    body: { ...person, email: `x${email}`, password: first, termsVersion: '2026-11-25', appName: 'michi' },
  });
  await sql`alter table sessions drop constraint broken`.execute(deps.database);
  expect(failed.status).toBe(500);

  const log = logLines.join('');
  expect(log).toContain('/api/user/auth/register');
  expect(log).toContain('"level":"error"');
  expect(secrets.length).toBeGreaterThan(20);
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
});
