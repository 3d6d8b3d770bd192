import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { getProfile, updateProfile } = manifest.user;
const { send, request, signInStudent, addUniversity, deps, clock } = await createTestApp();
const universityId = await addUniversity();
const hana = await signInStudent({ email: 'hana@michi.example', universityId });

const address = {
  postCode: '236-0027',
  prefecture: '神奈川県',
  city: '横浜市',
  street: '金沢区瀬戸1-4-8',
  building: null,
};
const whole = {
  familyName: 'Saeki',
  firstName: 'Hana',
  middleName: null,
  familyNameJp: '佐伯',
  firstNameJp: '花',
  middleNameJp: null,
  familyNameFurigana: 'さえき',
  firstNameFurigana: 'はな',
  middleNameFurigana: null,
  nickname: 'Hana',
  gender: 'FEMALE',
  dateOfBirth: '2004-05-14',
  homePhone: null,
  mobilePhone: '090-1234-5678',
  address,
  emergencyAddress: null,
  graduationYear: 2027,
  needsVisa: false,
  about: '商店街の空き店舗で、店主や学生と小さな読書会を続けてきました。',
  skills: ['聞き取り調査', 'SQL'],
  hobbies: '古い道を歩くこと',
};
const show = async (token = hana.token) => (await request(getProfile, 200, { token })).data;
const replaced = async (changes: Record<string, unknown>) =>
  responseOf(updateProfile, 200, await replace(changes)).data;
const replace = (changes: Record<string, unknown>, language: 'en' | 'ja' = 'en', token = hana.token) =>
  send('PUT', '/api/user/users/profile', { token, language, body: { ...whole, ...changes } });

test('shows the signed-in user, and their university', async () => {
  expect(await show()).toMatchObject({
    id: hana.userId,
    studentId: hana.studentId,
    email: 'hana@michi.example',
    role: 'STUDENT',
    accountStatus: 'ACTIVE',
    isNonUniversity: false,
    university: { id: universityId, name: 'Seiryo University', nameJp: null },
    settings: { language: 'en', timezone: 'JST' },
    address: null,
    skills: [],
  });
});

test.each([
  ['en', 'Profile Updated Successfully'],
  ['ja', 'プロフィールを更新しました。'],
] as const)('replaces all editable fields, in %s', async (language, message) => {
  const body = responseOf(updateProfile, 200, await replace({}, language));
  expect(body.message).toBe(message);
  expect(body.data).toMatchObject(whole);
  expect(await show()).toEqual(body.data);
});

test('removes a value with null', async () => {
  await replace({});
  const profile = await replaced({
    gender: null,
    dateOfBirth: null,
    address: null,
    graduationYear: null,
    needsVisa: null,
    skills: [],
  });
  expect(profile).toMatchObject({
    gender: null,
    dateOfBirth: null,
    address: null,
    graduationYear: null,
    needsVisa: null,
    skills: [],
  });
});

test.each(['familyName', 'firstName', 'middleName'])('rejects kanji and kana as %s', async (name) => {
  for (const [language, message] of [
    ['en', 'Enter this in romaji, without kanji or kana'],
    ['ja', '漢字やかなではなく、ローマ字で入力してください'],
  ] as const)
    for (const typed of ['佐伯', 'ｻｴｷ', '𠮷'])
      expect(responseOf(updateProfile, 422, await replace({ [name]: typed }, language)).fields).toEqual({
        [name]: message,
      });
});

test('removes romaji from a user with a name in kanji', async () => {
  expect(await replaced({ familyName: null, firstName: '' })).toMatchObject({
    familyName: null,
    firstName: null,
    familyNameJp: '佐伯',
    firstNameJp: '花',
  });
});

test('changes no other user', async () => {
  const other = await signInStudent();
  const before = await show(other.token);
  await replace({ nickname: 'Someone' });
  expect(await show(other.token)).toEqual(before);
});

test('puts widths, hyphens and blanks in order', async () => {
  const profile = await replaced({
    familyName: 'Ｓａｅｋｉ',
    familyNameFurigana: 'ｻｴｷ',
    middleNameFurigana: '',
    nickname: '  ',
    homePhone: '０４５（１２３）４５６７',
    mobilePhone: '+81 90 1234 5678',
    address: { ...address, postCode: '〒２３６ー００２７', building: 'ｺｰﾎﾟみなと203' },
    skills: ['SQL', ' 聞き取り調査 ', 'SQL'],
    about: '\u3000か\u3099くせい\n',
  });
  expect(profile).toMatchObject({
    familyName: 'Saeki',
    familyNameFurigana: 'サエキ',
    middleNameFurigana: null,
    nickname: null,
    homePhone: '045-123-4567',
    mobilePhone: '+819012345678',
    address: { postCode: '236-0027', building: 'コーポみなと203' },
    skills: ['SQL', '聞き取り調査'],
    about: 'がくせい',
  });
});

test.each(['\ufa19谷', '髙\ufa11', '葛\u{e0100}城', '𠮷田'])(
  'keeps the kanji of %s',
  async (familyNameJp) => {
    const profile = await replaced({ familyNameJp, address: { ...address, city: familyNameJp } });
    expect(profile).toMatchObject({ familyNameJp, address: { city: familyNameJp } });
  },
);

test('keeps emoji and right-to-left writing', async () => {
  const about = '👩🏽‍💻 مرحبا، أنا هانا \u200f(RTL)\u200e';
  expect((await replaced({ about })).about).toBe(about);
});

test.each([
  [
    'mobilePhone',
    { mobilePhone: '１１０' },
    'Enter a phone number, for example 090-1234-5678',
    '電話番号を入力してください（例：090-1234-5678）',
  ],
  ['mobilePhone', { mobilePhone: '' }, 'This is required', '入力してください'],
  [
    'address.postCode',
    { address: { ...address, postCode: '@' } },
    'Check the format',
    '形式が正しくありません',
  ],
  [
    'address.street',
    { address: { ...address, street: 'a'.repeat(201) } },
    'Enter at most 200 characters',
    '200文字以内で入力してください',
  ],
  ['familyNameFurigana', { familyNameFurigana: '佐伯' }, 'Check the format', '形式が正しくありません'],
  ['familyName', { familyName: null, familyNameJp: null }, 'Family name is required', '姓を入力してください'],
  ['dateOfBirth', { dateOfBirth: '2026-11-21' }, 'Enter a day in the past', '過去の日付を入力してください'],
  [
    'dateOfBirth',
    { dateOfBirth: '0000-01-01' },
    'Enter a date, for example 2027-04-01',
    '日付を入力してください（例：2027-04-01）',
  ],
  [
    'dateOfBirth',
    { dateOfBirth: '2004-02-30' },
    'Enter a date, for example 2027-04-01',
    '日付を入力してください（例：2027-04-01）',
  ],
  [
    'gender',
    { gender: 'female' },
    'Choose one of FEMALE, MALE, OTHER, PREFER_NOT_TO_SAY',
    '次の中から選択してください：FEMALE, MALE, OTHER, PREFER_NOT_TO_SAY',
  ],
  [
    'graduationYear',
    { graduationYear: 2027.5 },
    'Enter a whole number from 1950 to 2100',
    '1950から2100までの整数を入力してください',
  ],
  [
    'skills',
    { skills: Array.from({ length: 51 }, (_, index) => `skill ${index}`) },
    'Enter at most 50',
    '50件以内で指定してください',
  ],
  ['skills.1', { skills: ['SQL', ' '] }, 'This is required', '入力してください'],
  ['about', { about: 'あ'.repeat(2001) }, 'Enter at most 2000 characters', '2000文字以内で入力してください'],
  ['email', { email: 'other@michi.example' }, 'We don’t know this value', 'この項目は指定できません'],
  ['role', { role: 'ADMIN' }, 'We don’t know this value', 'この項目は指定できません'],
  ['university', { university: null }, 'We don’t know this value', 'この項目は指定できません'],
])('refuses %s, in both languages, and changes nothing', async (name, changes, english, japanese) => {
  const before = await show();
  const inEnglish = await replace({ nickname: 'changed', ...changes });
  const inJapanese = await replace({ nickname: 'changed', ...changes }, 'ja');
  expect(inEnglish.status).toBe(422);
  expect(inEnglish.body).toEqual({
    message: 'Check the marked answers.',
    error: 'VALIDATION_FAILED',
    fields: { [name]: english },
  });
  expect(responseOf(updateProfile, 422, inJapanese).fields).toEqual({ [name]: japanese });
  expect(await show()).toEqual(before);
});

test('has no graduation year for users who are not students', async () => {
  const admin = await signInStudent();
  await deps.database.deleteFrom('students').where('user_id', '=', admin.userId).execute();
  await deps.database.updateTable('users').set({ role: 'ADMIN' }).where('id', '=', admin.userId).execute();
  expect(await show(admin.token)).toMatchObject({ role: 'ADMIN', studentId: null, isNonUniversity: true });
  const refused = await replace({}, 'en', admin.token);
  expect(responseOf(updateProfile, 422, refused).fields).toEqual({
    graduationYear: 'We don’t know this value',
    needsVisa: 'We don’t know this value',
  });
  expect((await replace({ graduationYear: null, needsVisa: null }, 'en', admin.token)).status).toBe(200);
});

test.each(['GET', 'PUT'])('needs a token to %s', async (method) => {
  expect((await send(method, '/api/user/users/profile')).status).toBe(401);
});

test('the last day of birth is the day it is in the time zone of the user', async () => {
  clock.advance(13 * 3_600_000);
  expect(clock.now().toISOString()).toMatch(/^2026-11-20T1[5-9]/);
  const { token, userId } = await signInStudent();
  const born = async (dateOfBirth: string) =>
    (await send('PUT', '/api/user/users/profile', { token, body: { dateOfBirth } })).status;
  expect([await born('2026-11-21'), await born('2026-11-22')]).toEqual([200, 422]);
  await deps.database
    .updateTable('users')
    .set({ timezone: 'America/Los_Angeles' })
    .where('id', '=', userId)
    .execute();
  expect([await born('2026-11-20'), await born('2026-11-21')]).toEqual([200, 422]);
});
