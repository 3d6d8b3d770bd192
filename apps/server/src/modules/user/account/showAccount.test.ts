import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp, passwords } from '../../../../test/testApp.ts';

const { showAccount, changePassword, registerStudent, logIn } = manifest.user;
const { request, signInStudent, deps, clock } = await createTestApp();
const password = 'blue-ridge-2027';
const passwordHash = await passwords.hash(password);
const account = async (token: string) => (await request(showAccount, 200, { token })).data;

test('shows an account as it is after registering', async () => {
  const now = clock.now().toISOString();
  const body = {
    familyName: 'Morgan',
    firstName: 'Alex',
    email: 'alex@michi.example',
    password,
    phone: '+14155550132',
    termsVersion: '2026-11-25',
    appName: 'michi',
  };
  const { data } = await request(registerStudent, 201, { body });
  expect(await account(data.token)).toEqual({
    email: 'alex@michi.example',
    isEmailVerified: false,
    hasPassword: true,
    passwordChangedAt: now,
    isTwoStepOn: false,
    recoveryCodesLeft: 0,
    providers: [],
    createdAt: now,
  });
});

test('returns when the password was set, which logging in does not change', async () => {
  const { token, email } = await signInStudent({ passwordHash });
  clock.advance(60_000);
  const changed = clock.now().toISOString();
  const next = 'green-valley-2028';
  await request(changePassword, 200, { token, body: { currentPassword: password, password: next } });
  clock.advance(86_400_000);
  const { data } = await request(logIn, 200, { body: { email, password: next, appName: 'michi' } });
  expect(await account(data.token)).toMatchObject({ passwordChangedAt: changed });
});

test('lists the providers of an account without a password, by their hosts', async () => {
  const { token, userId } = await signInStudent();
  await deps.database
    .updateTable('users')
    .set({ email_verified_at: clock.now() })
    .where('id', '=', userId)
    .execute();
  await deps.database
    .insertInto('identities')
    .values([
      {
        issuer: 'https://accounts.google.com',
        subject: 'a',
        user_id: userId,
        created_at: clock.now(),
      },
    ])
    .execute();
  expect(await account(token)).toMatchObject({
    isEmailVerified: true,
    hasPassword: false,
    passwordChangedAt: null,
    providers: ['accounts.google.com'],
  });
  const stranger = await signInStudent();
  expect((await account(stranger.token)).providers).toEqual([]);
});

test('is refused to an account on leave and without a token', async () => {
  const { token } = await signInStudent({ accountStatus: 'ON_LEAVE' });
  await request(showAccount, 403, { token });
  await request(showAccount, 401);
});
