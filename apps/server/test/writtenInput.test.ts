import { manifest } from '@michi/api/manifest';
import { expect, test } from 'vitest';
import { createTestApp } from './testApp.ts';

const { logIn, registerStudent, requestPasswordReset, showCalendar, changePassword } = manifest.user;
const { deps, request, signInStudent } = await createTestApp();
const { token } = await signInStudent();

const appName = 'michi' as const;
const registration = {
  familyName: 'Saeki',
  firstName: 'Hana',
  phone: '090-1234-5678',
  termsVersion: '2026-11-25' as const,
  appName,
};

test('an email address typed in full width is the same address, wherever it is taken', async () => {
  const password = 'blue-ridge-2027';
  await request(registerStudent, 201, {
    body: { ...registration, email: 'ｗｉｄｅ＠ｍｉｃｈｉ．ｅｘａｍｐｌｅ', password },
  });
  const stored = await deps.database.selectFrom('users').select('email').execute();
  expect(stored.map(({ email }) => email)).toContain('wide@michi.example');
  await request(logIn, 200, { body: { email: ' ＷＩＤＥ＠michi.example ', password, appName } });
  await request(requestPasswordReset, 200, { body: { email: 'ｗｉｄｅ＠michi.example', appName } });
});

test('a password is the same however its letters are composed', async () => {
  const [composed, apart] = [
    'caf\u00e9-\u304c\u3093\u3070\u308b',
    'cafe\u0301-\u304b\u3099\u3093\u306f\u3099\u308b',
  ];
  const email = 'composed@michi.example';
  const { data } = await request(registerStudent, 201, { body: { ...registration, email, password: apart } });
  await request(logIn, 200, { body: { email, password: composed, appName } });
  await request(changePassword, 200, {
    token: data.token,
    body: { currentPassword: composed, password: `${composed}-two` },
  });
  await request(logIn, 200, { body: { email, password: `${apart}-two`, appName } });
  await request(logIn, 401, { body: { email, password: `${apart}-three`, appName } });
});

test.each([
  '0000-01-01,0000-01-02',
  '0000-01-01,2026-11-30',
  '2026-02-30,2026-03-01',
  '10000-01-01,10000-01-02',
])('the days %s are rejected, naming the field', async (dateRange) => {
  const { fields } = await request(showCalendar, 422, { query: `dateRange=${dateRange}`, token });
  expect(Object.keys(fields ?? {})[0]).toMatch(/^dateRange/);
});

test.each([
  [manifest.job.listJobs, 'audience=PUBLIC&startFrom='],
  [manifest.seminar.listSeminars, 'from='],
  [manifest.seminar.listSeminars, 'to='],
])('%o takes every day that there is and refuses every other', async (operation, query) => {
  for (const day of ['0001-01-01', '9999-12-31', '2024-02-29'])
    await request(operation, 200, { query: query + day, token });
  for (const day of ['0000-01-01', '2026-02-30', '2026-13-01', '12026-01-01']) {
    const { fields } = await request(operation, 422, { query: query + day, token });
    expect(Object.keys(fields ?? {})).toEqual([query.split('&').at(-1)?.slice(0, -1)]);
  }
});

/** Each takes no place on a screen: zero-width, word joiner, soft hyphen, Hangul filler, variation selector, bidi mark. */
const INVISIBLE = [
  '\u200b',
  '\u2060',
  '\u00ad',
  '\u3164',
  '\ufe0f',
  '\u200f',
  '\u2066\u2069',
  ' \u200d\u3000',
];

test.each(INVISIBLE)('a name of only %j is empty', async (name) => {
  const body = {
    ...registration,
    familyName: name,
    email: 'nobody@michi.example',
    password: 'blue-ridge-2027',
  };
  const { fields } = await request(registerStudent, 422, { body });
  expect(fields).toEqual({ familyName: 'Family name is required' });
});
