import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { present } from '../../../../test/present.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { getProfile, updateSettings } = manifest.user;
const { send, request, signInStudent } = await createTestApp();
const { token } = await signInStudent();
const update = (body: unknown, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/setting', { token, body, language });

const updated = async (body: unknown) => responseOf(updateSettings, 200, await update(body)).data;

test('changes the sent values and leaves the rest', async () => {
  expect((await update({ language: 'jp' })).body).toEqual({
    data: { language: 'jp', timezone: 'JST' },
    message: 'Updated settings successfully',
  });
  expect((await update({ timezone: 'Europe/Paris' }, 'ja')).body).toEqual({
    data: { language: 'jp', timezone: 'Europe/Paris' },
    message: '設定を更新しました。',
  });
  expect(await updated({})).toEqual({ language: 'jp', timezone: 'Europe/Paris' });
  const profile = await request(getProfile, 200, { token });
  expect(profile.data.settings).toEqual({ language: 'jp', timezone: 'Europe/Paris' });
});

test.each(['JST', 'UTC', 'Asia/Tokyo', 'America/Argentina/Ushuaia', 'Asia/Calcutta'])(
  'knows %s',
  async (timezone) => {
    expect((await updated({ timezone })).timezone).toBe(timezone);
  },
);

test.each([
  ['en', 'Asia/Kyoto', 'Choose a time zone from the list'],
  ['ja', 'Asia/Kyoto', '一覧からタイムゾーンを選択してください'],
  ['en', 'Tokyo', 'Choose a time zone from the list'],
  ['en', '+09:00', 'Choose a time zone from the list'],
] as const)('refuses, in %s, the time zone %s', async (language, timezone, message) => {
  const before = await updated({});
  const response = await update({ timezone, language: 'en' }, language);
  expect(responseOf(updateSettings, 422, response).fields).toEqual({ timezone: message });
  expect(await updated({})).toEqual(before);
});

test.each([
  ['ja', 'language'],
  [null, 'language'],
  [7, 'timezone'],
  ['dark', 'theme'],
])('refuses %j as %s by its name', async (value, name) => {
  const { fields } = responseOf(updateSettings, 422, await update({ [name]: value }));
  expect(Object.keys(present(fields))).toEqual([name]);
});

test('needs a token', async () => {
  expect((await send('POST', '/api/user/auth/setting', { body: {} })).status).toBe(401);
});
