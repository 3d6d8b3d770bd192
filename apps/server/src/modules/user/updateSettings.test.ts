import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';

const { send, signInStudent } = await createTestApp();
const { token } = await signInStudent();
const update = (body: unknown, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/setting', { token, body, language });

test('changes what is sent and leaves the rest', async () => {
  expect((await update({ language: 'jp' })).body).toEqual({
    data: { language: 'jp', timezone: 'JST' },
    message: 'Updated settings successfully',
  });
  expect((await update({ timezone: 'Europe/Paris' }, 'ja')).body).toEqual({
    data: { language: 'jp', timezone: 'Europe/Paris' },
    message: '設定を更新しました。',
  });
  expect((await update({})).body.data).toEqual({ language: 'jp', timezone: 'Europe/Paris' });
  const profile = await send('GET', '/api/user/users/profile', { token });
  expect(profile.body.data.settings).toEqual({ language: 'jp', timezone: 'Europe/Paris' });
});

test.each(['JST', 'UTC', 'Asia/Tokyo', 'America/Argentina/Ushuaia', 'Asia/Calcutta'])(
  'knows %s',
  async (timezone) => {
    expect((await update({ timezone })).body.data.timezone).toBe(timezone);
  },
);

test.each([
  ['en', 'Asia/Kyoto', 'Choose a time zone from the list'],
  ['ja', 'Asia/Kyoto', '一覧からタイムゾーンを選んでください'],
  ['en', 'Tokyo', 'Choose a time zone from the list'],
  ['en', '+09:00', 'Choose a time zone from the list'],
] as const)('refuses, in %s, the time zone %s', async (language, timezone, message) => {
  const before = (await update({})).body.data;
  const { status, body } = await update({ timezone, language: 'en' }, language);
  expect(status).toBe(422);
  expect(body.fields).toEqual({ timezone: message });
  expect((await update({})).body.data).toEqual(before);
});

test.each([
  ['ja', 'language'],
  [null, 'language'],
  [7, 'timezone'],
  ['dark', 'theme'],
])('refuses %j as %s by its name', async (value, name) => {
  const { status, body } = await update({ [name]: value });
  expect(status).toBe(422);
  expect(Object.keys(body.fields)).toEqual([name]);
});

test('needs a token', async () => {
  expect((await send('POST', '/api/user/auth/setting', { body: {} })).status).toBe(401);
});
