import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp, type SignedIn } from '../../../../test/testApp.ts';

const { acceptTerms, getProfile } = manifest.user;
const { request, signInStudent, deps, clock } = await createTestApp();
const termsVersion = '2026-11-25';

const signInAdmin = async () => {
  const admin = await signInStudent();
  await deps.database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();
  return admin;
};

const toAccept = async ({ token }: SignedIn) =>
  (await request(getProfile, 200, { token })).data.termsToAccept;

test('asks users without an acceptance, admins too, and nobody who has accepted', async () => {
  for (const user of [await signInStudent(), await signInAdmin()]) {
    expect(await toAccept(user)).toBe(termsVersion);
    const { data, message } = await request(acceptTerms, 200, { token: user.token, body: { termsVersion } });
    expect(data).toEqual({ termsVersion, acceptedAt: clock.now().toISOString() });
    expect(message).toBe('Thanks. You’ve agreed to the terms.');
    expect(await toAccept(user)).toBeNull();
  }
});

test('requires acceptance of a new version, and stores the earlier one', async () => {
  const student = await signInStudent();
  await deps.database
    .insertInto('terms_acceptances')
    .values({ user_id: student.userId, version: '2025-04-01', accepted_at: clock.now() })
    .execute();
  expect(await toAccept(student)).toBe(termsVersion);
  await request(acceptTerms, 200, { token: student.token, body: { termsVersion } });
  const stored = await deps.database
    .selectFrom('terms_acceptances')
    .select('version')
    .where('user_id', '=', student.userId)
    .orderBy('version')
    .execute();
  expect(stored).toEqual([{ version: '2025-04-01' }, { version: termsVersion }]);
});

test('keeps the first time, also when two tabs accept at once', async () => {
  const { token } = await signInStudent();
  const first = clock.now().toISOString();
  const accept = async () =>
    (await request(acceptTerms, 200, { token, body: { termsVersion } })).data.acceptedAt;
  expect(await Promise.all([accept(), accept()])).toEqual([first, first]);
  clock.advance(60_000);
  expect(await accept()).toBe(first);
});

test('rejects a version that is not in force, naming the field', async () => {
  const { token } = await signInStudent();
  const refused = await request(acceptTerms, 422, { token, body: { termsVersion: '2025-04-01' } });
  expect(refused.fields).toEqual({ termsVersion: 'Choose one of 2026-11-25' });
  await request(acceptTerms, 401, { body: { termsVersion } });
});
