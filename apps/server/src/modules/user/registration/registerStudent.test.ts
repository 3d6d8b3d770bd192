import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { responseOf } from '../../../../test/responseOf.ts';
import { createTestApp } from '../../../../test/testApp.ts';

const { registerStudent, logIn, getProfile } = manifest.user;
const { send, request, sentMails, deps, clock } = await createTestApp();
const busy = await createTestApp();
const hana = {
  familyName: 'Saeki',
  firstName: 'Hana',
  familyNameJp: '佐伯',
  firstNameJp: '花',
  familyNameFurigana: 'さえき',
  firstNameFurigana: 'ﾊﾅ',
  nickname: 'Hana',
  email: 'hana@michi.example',
  password: 'blue-ridge-2027',
  confirmPassword: 'blue-ridge-2027',
  phone: '090-1234-5678',
  gender: 'FEMALE',
  graduationYear: 2027,
  termsVersion: '2026-11-25',
  language: 'jp',
  appName: 'michi',
};
const register = (changes: Record<string, unknown> = {}, language: 'en' | 'ja' = 'en') =>
  send('POST', '/api/user/auth/register', { body: { ...hana, ...changes }, language });

/** How many rows there are of everything that registering writes. */
async function rows(): Promise<Record<string, number>> {
  const tables = [
    'users',
    'user_details',
    'students',
    'terms_acceptances',
    'sessions',
    'refresh_tokens',
    'account_tokens',
    'mails',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await deps.database
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, count] as const;
    }),
  );
  return Object.fromEntries(counts);
}

test('makes an account without a university and begins a session', async () => {
  const body = responseOf(registerStudent, 201, await register({ email: 'first@michi.example' }, 'ja'));
  expect(body).toMatchObject({
    message: '登録が完了しました。',
    data: {
      accountStatus: 'ACTIVE',
      user: {
        familyName: 'Saeki',
        firstNameJp: '花',
        isNonUniversity: true,
        settings: { language: 'jp', timezone: 'JST' },
      },
    },
  });
  const profile = await request(getProfile, 200, { token: body.data.token });
  expect(profile.data).toMatchObject({
    email: 'first@michi.example',
    familyNameFurigana: 'さえき',
    firstNameFurigana: 'ハナ',
    mobilePhone: '090-1234-5678',
    gender: 'FEMALE',
    graduationYear: 2027,
    university: null,
  });
  expect(profile.data.termsToAccept).toBeNull();
  const login = await request(logIn, 200, {
    body: { email: 'FIRST@michi.example', password: hana.password, appName: 'michi' },
  });
  expect(login.data.user.email).toBe('first@michi.example');
});

test('records which version of the terms was accepted, and when', async () => {
  const { data } = responseOf(registerStudent, 201, await register({ email: 'consents@michi.example' }));
  const recorded = await deps.database
    .selectFrom('terms_acceptances')
    .selectAll()
    .where('user_id', '=', data.user.id)
    .execute();
  expect(recorded).toEqual([
    { user_id: data.user.id, version: '2026-11-25', accepted_at: clock.now().toISOString() },
  ]);
});

test('leaves a new profile hidden from companies', async () => {
  const { data } = responseOf(registerStudent, 201, await register({ email: 'hidden@michi.example' }));
  const profile = await request(manifest.user.getStudentProfile, 200, { token: data.token });
  expect(profile.data.isVisibleToCompanies).toBe(false);
});

test('asks by mail to verify the email, in the language and with the name of the form', async () => {
  await register({ email: 'mailed@michi.example' }, 'en');
  const mails = await sentMails('mailed@michi.example');
  expect(mails).toMatchObject([{ template: 'verifyEmail', languageTag: 'ja' }]);
  const [{ text, token } = { text: '', token: '' }] = mails;
  expect(text).toContain('佐伯 花 様');
  const { data } = await request(manifest.user.verifyEmail, 200, { body: { token } });
  expect(data.isVerified).toBe(true);
});

test('requires only name, email, password and consent', async () => {
  const { familyName, firstName, password, termsVersion, appName } = hana;
  const { data, message } = await request(registerStudent, 201, {
    body: { familyName, firstName, email: 'short@michi.example', password, termsVersion, appName },
  });
  expect(message).toBe('Registered Successfully');
  expect(data.user).toMatchObject({ familyNameJp: null, nickname: null, settings: { language: 'en' } });
  const profile = await request(getProfile, 200, { token: data.token });
  expect(profile.data).toMatchObject({ mobilePhone: null, familyNameFurigana: null, graduationYear: null });
});

test('accepts a name in kanji or kana without romaji, if each part has one of them', async () => {
  const { familyName: _romaji, ...rest } = hana;
  const { data } = await request(registerStudent, 201, {
    body: { ...rest, firstName: '\u3000', email: 'kanji@michi.example' },
  });
  const names = { familyName: null, firstName: null, familyNameJp: '佐伯', firstNameJp: '花' };
  expect(data.user).toMatchObject(names);
  expect((await request(getProfile, 200, { token: data.token })).data).toMatchObject(names);
});

test('normalises the input, and leaves kanji unchanged', async () => {
  const response = await register({
    email: 'typed@michi.example',
    familyName: 'Ｓａｅｋｉ',
    familyNameJp: ' \ufa19谷 ',
    firstNameJp: 'ﾊﾅ',
    nickname: '\u3000',
    phone: '０９０ー１２３４ー５６７８',
  });
  const { token, user } = responseOf(registerStudent, 201, response).data;
  expect(user).toMatchObject({
    familyName: 'Saeki',
    familyNameJp: '\ufa19谷',
    firstNameJp: 'ハナ',
    nickname: null,
  });
  const profile = await request(getProfile, 200, { token });
  expect(profile.data.mobilePhone).toBe('090-1234-5678');
});

test('stores a password as typed, as a hash', async () => {
  const password = '\u3000桜 Ⅻ ｶﾞ か\u3099 ';
  expect(
    (await register({ email: 'verbatim@michi.example', password, confirmPassword: password })).status,
  ).toBe(201);
  const logInWith = (typed: string) =>
    send('POST', '/api/user/auth/login', {
      body: { email: 'verbatim@michi.example', password: typed, appName: 'michi' },
    });
  expect((await logInWith(password)).status).toBe(200);
  expect((await logInWith(password.trim())).status).toBe(401);
  const { password_hash } = await deps.database
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', 'verbatim@michi.example')
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$/);
});

test.each([
  ['en', 'This email is already registered. Log in instead.', 'This email is already registered'],
  ['ja', 'このメールアドレスは登録済みです。ログインしてください。', 'このメールアドレスは登録済みです'],
] as const)(
  'refuses a taken email in any letter case, in %s, and writes nothing',
  async (language, message, field) => {
    await register({ email: `taken-${language}@michi.example` });
    const before = await rows();
    const { status, body } = await register({ email: `Taken-${language}@MICHI.example` }, language);
    expect(status).toBe(409);
    expect(body).toEqual({ message, error: 'EMAIL_TAKEN', fields: { email: field } });
    expect(await rows()).toEqual(before);
  },
);

test('writes nothing at all when its last step fails', async () => {
  const before = await rows();
  await sql`alter table refresh_tokens add constraint broken check (false) not valid`.execute(deps.database);
  const { status, body } = await register({ email: 'half@michi.example' }, 'ja');
  await sql`alter table refresh_tokens drop constraint broken`.execute(deps.database);
  expect(status).toBe(500);
  expect(body).toEqual({
    message: '問題が発生しました。ページを再読み込みして、もう一度お試しください。',
    error: 'INTERNAL_ERROR',
  });
  expect(await rows()).toEqual(before);
  expect((await register({ email: 'half@michi.example' })).status).toBe(201);
});

test('has one winner when one email is registered many times at once', async () => {
  const before = await rows();
  const responses = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      register({ email: index % 2 === 0 ? 'race@michi.example' : 'RACE@michi.example' }),
    ),
  );
  const statuses = responses.map(({ status }) => status).toSorted((a, b) => a - b);
  expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
  const after = await rows();
  for (const [table, count] of Object.entries(before)) expect(after[table], table).toBe(count + 1);
});

test.each([
  [
    'password',
    { password: 'password1', confirmPassword: 'password1' },
    'Choose a password that’s harder to guess',
    '推測されにくいパスワードを設定してください',
  ],
  [
    'password',
    { password: 'HANA@michi.example', confirmPassword: 'HANA@michi.example' },
    'Choose a password that isn’t your email',
    'メールアドレスとは異なるパスワードを設定してください',
  ],
  [
    'password',
    { password: 'short', confirmPassword: 'short' },
    'Enter at least 8 characters',
    '8文字以上で入力してください',
  ],
  ['password', { password: undefined }, 'Password is required', 'パスワードを入力してください'],
  [
    'confirmPassword',
    { confirmPassword: 'blue-ridge-2028' },
    "Password and confirm password doesn't match",
    'パスワードが一致しません',
  ],
  [
    'email',
    { email: 'not an email' },
    'Enter an email address, for example hana@michi.example',
    'メールアドレスを入力してください（例：hana@michi.example）',
  ],
  ['email', { email: undefined }, 'Email is required', 'メールアドレスを入力してください'],
  ['familyNameFurigana', { familyNameFurigana: '佐伯' }, 'Check the format', '形式が正しくありません'],
  [
    'phone',
    { phone: '１１０' },
    'Enter a phone number, for example 090-1234-5678',
    '電話番号を入力してください（例：090-1234-5678）',
  ],
  [
    'phone',
    { phone: 'call me' },
    'Enter a phone number, for example 090-1234-5678',
    '電話番号を入力してください（例：090-1234-5678）',
  ],
  ['familyName', { familyName: ' ', familyNameJp: null }, 'Family name is required', '姓を入力してください'],
  [
    'firstName',
    { firstName: '花' },
    'Enter this in romaji, without kanji or kana',
    '漢字やかなではなく、ローマ字で入力してください',
  ],
  [
    'firstName',
    { firstName: 'a'.repeat(101) },
    'Enter at most 100 characters',
    '100文字以内で入力してください',
  ],
  [
    'graduationYear',
    { graduationYear: '2027' },
    'Enter a whole number from 1950 to 2100',
    '1950から2100までの整数を入力してください',
  ],
  [
    'termsVersion',
    { termsVersion: undefined },
    'Agree to the terms and the privacy notice',
    '利用規約とプライバシーポリシーに同意してください',
  ],
  [
    'termsVersion',
    { termsVersion: '2020-01-01' },
    'Choose one of 2026-11-25',
    '次の中から選択してください：2026-11-25',
  ],
  ['appName', { appName: 'other' }, 'Choose one of michi', '次の中から選択してください：michi'],
  [
    'universityId',
    { universityId: '0199a1c2-0000-7000-8000-000000000010' },
    'We don’t know this value',
    'この項目は指定できません',
  ],
  ['isNonUniversity', { isNonUniversity: false }, 'We don’t know this value', 'この項目は指定できません'],
  ['role', { role: 'ADMIN' }, 'We don’t know this value', 'この項目は指定できません'],
])('refuses %s in %j, in both languages, and writes nothing', async (name, changes, english, japanese) => {
  const before = await rows();
  const inEnglish = await register({ email: 'hana@michi.example', ...changes });
  const inJapanese = await register({ email: 'hana@michi.example', ...changes }, 'ja');
  expect(inEnglish.status).toBe(422);
  expect(inEnglish.body).toEqual({
    message: 'Check the marked answers.',
    error: 'VALIDATION_FAILED',
    fields: { [name]: english },
  });
  expect(responseOf(registerStudent, 422, inJapanese).fields).toEqual({ [name]: japanese });
  expect(await rows()).toEqual(before);
});

test('answers 429 after a hundred registrations from one address', async () => {
  const body = { ...hana, confirmPassword: 'another' };
  for (let index = 0; index < 100; index += 1) {
    expect((await busy.send('POST', '/api/user/auth/register', { body })).status).toBe(422);
  }
  const refused = await busy.send('POST', '/api/user/auth/register', { body });
  expect(refused.status).toBe(429);
  expect(refused.headers.get('Retry-After')).toBe('600');
});
