import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';

const { request, deps, signInStudent, addUniversity, clock } = await createTestApp();
const { checkSubscriptionStatus, activateSubscription } = manifest.user;

const seiryo = await addUniversity('Seiryo University');
const other = await addUniversity('Aoba University');
const closed = await addUniversity('Closed University');
await deps.database
  .insertInto('subscriptions')
  .values([
    { university_id: seiryo, code: 'SEIRYO-2027-7KQ4', expires_on: '2099-03-31' },
    { university_id: other, code: 'AOBA-1', expires_on: '2099-03-31' },
    { university_id: closed, code: 'CLOSED-1', expires_on: '2020-03-31' },
  ])
  .execute();

test('links a student to the university of the code, in any letter case, and again without a change', async () => {
  const { token, userId } = await signInStudent();
  const before = await request(checkSubscriptionStatus, 200, { token });
  expect(before.data).toEqual({ isActive: false, university: null, linkedAt: null, expiresOn: null });
  const linked = await request(activateSubscription, 200, { token, body: { code: 'seiryo-2027-7kq4' } });
  expect(linked.message).toBe('You’re now linked to your university.');
  expect(linked.data).toEqual({
    isActive: true,
    university: { id: seiryo, name: 'Seiryo University', nameJp: null },
    linkedAt: clock.now().toISOString(),
    expiresOn: '2099-03-31',
  });
  clock.advance(60_000);
  const again = await request(activateSubscription, 200, { token, body: { code: 'SEIRYO-2027-7KQ4' } });
  expect(again.data).toEqual(linked.data);
  const row = await deps.database
    .selectFrom('students')
    .select('university_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  expect(row.university_id).toBe(seiryo);
});

test.each(['NOBODY-1', 'CLOSED-1'])('refuses the code %s by its field', async (code) => {
  const { token } = await signInStudent();
  const { fields } = await request(activateSubscription, 422, { token, body: { code } });
  expect(fields).toEqual({ code: 'This code isn’t valid' });
  expect((await request(checkSubscriptionStatus, 200, { token })).data.university).toBeNull();
});

test('moves no student from one university to another', async () => {
  const { token } = await signInStudent();
  await request(activateSubscription, 200, { token, body: { code: 'AOBA-1' } });
  const { error } = await request(activateSubscription, 409, { token, body: { code: 'SEIRYO-2027-7KQ4' } });
  expect(error).toBe('TRANSITION_NOT_ALLOWED');
  expect((await request(checkSubscriptionStatus, 200, { token })).data.university?.id).toBe(other);
});

test('stops who tries code after code', async () => {
  const { token } = await signInStudent();
  for (let tries = 0; tries < 10; tries += 1)
    await request(activateSubscription, 422, { token, body: { code: `GUESS-${tries}` } });
  await request(activateSubscription, 429, { token, body: { code: 'AOBA-1' } });
});
