import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';

const { registerDevice, unregisterDevice } = manifest.notification;
const { request, clock, deps, signInStudent } = await createTestApp();
const device = (deviceId: string) => ({ deviceId, platform: 'web', appCode: 'michi' });
const devicesOf = async (userId: string) =>
  (
    await deps.database
      .selectFrom('devices')
      .select('device_id')
      .where('user_id', '=', userId)
      .orderBy('registered_at')
      .execute()
  ).map(({ device_id: deviceId }) => deviceId);

test('a browser is registered, again without a second row, and belongs to who registered it last', async () => {
  const [one, other] = [await signInStudent(), await signInStudent()];
  const { data } = await request(registerDevice, 200, { token: one.token, body: device('token-1') });
  expect(data).toEqual({
    ...device('token-1'),
    userId: one.userId,
    registeredAt: clock.now().toISOString(),
  });
  clock.advance(1_000);
  const again = await request(registerDevice, 200, { token: one.token, body: device('token-1') });
  expect(again.data.registeredAt).toBe(clock.now().toISOString());
  expect(await devicesOf(one.userId)).toEqual(['token-1']);
  await request(registerDevice, 200, { token: other.token, body: device('token-1') });
  expect([await devicesOf(one.userId), await devicesOf(other.userId)]).toEqual([[], ['token-1']]);
});

test('is unregistered without a session, by token and user; the response does not reveal whether it existed', async () => {
  const [one, other] = [await signInStudent(), await signInStudent()];
  await request(registerDevice, 200, { token: one.token, body: device('token-2') });
  for (const body of [
    { userId: other.userId, ...device('token-2') },
    { userId: one.userId, ...device('token-3') },
  ]) {
    expect(await request(unregisterDevice, 200, { body })).toEqual({ data: { isUnregistered: true } });
    expect(await devicesOf(one.userId)).toEqual(['token-2']);
  }
  await request(unregisterDevice, 200, { body: { userId: one.userId, ...device('token-2') } });
  expect(await devicesOf(one.userId)).toEqual([]);
});

test('the twenty that were registered last are stored for a user', async () => {
  const { userId, token } = await signInStudent();
  for (let index = 1; index <= 22; index += 1) {
    clock.advance(1_000);
    await request(registerDevice, 200, { token, body: device(`many-${index}`) });
  }
  const stored = await devicesOf(userId);
  expect([stored.length, stored[0], stored.at(-1)]).toEqual([20, 'many-3', 'many-22']);
});

test.each([{ platform: 'ios' }, { appCode: 'other' }, { deviceId: '' }, { deviceId: 'with space' }])(
  'refuses %j',
  async (change) => {
    const { token } = await signInStudent();
    await request(registerDevice, 422, { token, body: { ...device('token'), ...change } });
  },
);
