import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../../test/testApp.ts';
import { FIRST_CHOICES } from '../../../platform/notifications/notificationChoices.ts';

const { showNotificationChoices, updateNotificationChoices } = manifest.user;
const { request, signInStudent } = await createTestApp();
const { token } = await signInStudent();
const other = await signInStudent();
const show = async (who = token) => (await request(showNotificationChoices, 200, { token: who })).data;

const chosen = {
  choices: FIRST_CHOICES.choices.map(({ kind }) => ({ kind, isPushOn: false, isEmailOn: true })),
  isDigestOn: true,
  quietHours: { from: '22:00', to: '07:00' },
};

test('are at first as the contract says', async () => {
  expect(await show()).toEqual({
    choices: [
      { kind: 'RESULT', isPushOn: true, isEmailOn: true },
      { kind: 'DEADLINE', isPushOn: true, isEmailOn: true },
      { kind: 'MESSAGE', isPushOn: true, isEmailOn: false },
      { kind: 'SEMINAR', isPushOn: false, isEmailOn: false },
      { kind: 'RECOMMENDATION', isPushOn: false, isEmailOn: false },
      { kind: 'NEWS', isPushOn: false, isEmailOn: false },
    ],
    isDigestOn: false,
    quietHours: null,
  });
});

test('are stored as chosen, for this user only', async () => {
  const response = await request(updateNotificationChoices, 200, { token, body: chosen, language: 'ja' });
  expect(response).toEqual({ data: chosen, message: '設定を更新しました。' });
  expect(await show()).toEqual(chosen);
  expect(await show(other.token)).toEqual(FIRST_CHOICES);
  await request(updateNotificationChoices, 200, { token, body: { ...chosen, quietHours: null } });
  expect((await show()).quietHours).toBeNull();
});

test.each([
  [
    'a kind twice',
    chosen.choices.with(1, { kind: 'RESULT', isPushOn: true, isEmailOn: true }),
    'choices.1.kind',
  ],
  ['kinds in another order', chosen.choices.toReversed(), 'choices.0.kind'],
  ['a kind that is missing', chosen.choices.slice(1), 'choices'],
  ['a kind nobody knows', chosen.choices.map((choice) => ({ ...choice, kind: 'ADS' })), 'choices.0.kind'],
  [
    'no word on mails',
    chosen.choices.map(({ kind, isPushOn }) => ({ kind, isPushOn })),
    'choices.0.isEmailOn',
  ],
])('refuses %s, and keeps what was', async (_what, choices, field) => {
  const before = await show();
  const refused = await request(updateNotificationChoices, 422, { token, body: { ...chosen, choices } });
  expect(Object.keys(refused.fields ?? {})).toContain(field);
  expect(await show()).toEqual(before);
});

test.each([{ from: '24:00', to: '07:00' }, { from: '22:00' }, '22:00', { from: '9:00', to: '10:00' }])(
  'refuses %j as quiet hours',
  async (quietHours) => {
    await request(updateNotificationChoices, 422, { token, body: { ...chosen, quietHours } });
  },
);
