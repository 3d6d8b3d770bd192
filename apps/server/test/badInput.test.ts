import { manifest } from '@michi/api/manifest';
import { sql } from 'kysely';
import { SignJWT } from 'jose';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginSession } from '../src/platform/auth/sessions.ts';
import { present } from './present.ts';
import { createSmallFixture } from './smallFixture.ts';
import { createTestApp, type TestRequest } from './testApp.ts';

const testApp = await createTestApp();
const fixture = await createSmallFixture(testApp);
const { send, deps } = testApp;

const MESSAGES = {
  MALFORMED_REQUEST: {
    status: 400,
    en: 'We couldn’t read the request.',
    ja: 'リクエストを読み取れませんでした。',
  },
  UNAUTHENTICATED: { status: 401, en: 'Please log in.', ja: 'ログインしてください。' },
  NOT_FOUND: { status: 404, en: 'We couldn’t find this.', ja: 'お探しの情報が見つかりませんでした。' },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    en: 'This is too large to send.',
    ja: 'サイズが大きすぎて送信できません。',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    en: 'We can’t read this type of content here.',
    ja: 'この形式では送信できません。',
  },
  VALIDATION_FAILED: {
    status: 422,
    en: 'Check the marked answers.',
    ja: '入力内容をご確認ください。',
  },
} as const;

type Fields = Readonly<Record<string, readonly [english: string, japanese: string]>>;

/** Sends a request in both languages and expects the contract's refusal in each. */
async function refused(
  error: keyof typeof MESSAGES,
  method: string,
  path: string,
  request: TestRequest = {},
  fields?: Fields,
): Promise<void> {
  for (const [language, place] of [
    ['en', 0],
    ['ja', 1],
  ] as const) {
    const { status, body } = await send(method, path, { ...request, language });
    expect(body, `${method} ${path}`).toEqual({
      message: MESSAGES[error][language],
      error,
      ...(fields === undefined
        ? {}
        : {
            fields: Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[place]])),
          }),
    });
    expect(status).toBe(MESSAGES[error].status);
  }
}

/** Every table with its number of rows, and a digest of user data. */
async function everything(): Promise<unknown> {
  const { rows } = await sql<{ name: string; rows: number }>`
    select table_name as name,
      (xpath('/row/count/text()', query_to_xml(format('select count(*) from %I', table_name), false, true, '')))[1]::text::integer as rows
    from information_schema.tables where table_schema = 'public' order by table_name`.execute(deps.database);
  const { rows: digests } = await sql`
    select md5(string_agg(d::text, '' order by d.id)) as details, (select md5(string_agg(u::text, '' order by u.id)) from users u) as users
    from user_details d`.execute(deps.database);
  return { rows, digests };
}

let before: unknown;
beforeEach(async () => {
  before = await everything();
});
afterEach(async () => {
  // No test here writes anything, not even in part.
  expect(await everything()).toEqual(before);
});

const { token } = fixture.hana;
const jobs = '/api/job/jobs/all';
const profile = '/api/user/users/profile';
const register = '/api/user/auth/register';
const apply = (id: string): string => `/api/job/jobs/students/action/${id}`;
const [openJob = ''] = fixture.jobs.open;

const person = {
  familyName: 'Morgan',
  firstName: 'Alex',
  email: 'new@michi.example',
  password: 'blue-ridge-2027',
  phone: '+14155550132',
  termsVersion: '2026-11-25',
  appName: 'michi',
};

describe('a body that cannot be read', () => {
  test.each([
    ['nothing', ''],
    ['half an object', '{"familyName":"Mor'],
    ['too many braces', `${JSON.stringify(person)}}`],
    ['two values', '{}{}'],
    ['a comment', '{/* */}'],
    ['single quotes', "{'email':'a'}"],
    ['a number too many digits long to be one', `{"email":${'1'.repeat(20)}e}`],
    ['bytes that are no UTF-8', Uint8Array.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['lists in lists a thousand deep', `{"email":${'['.repeat(1000)}${']'.repeat(1000)}}`],
    ['a name that changes prototypes', JSON.stringify(person).replace('{', '{"__proto__":{"role":"ADMIN"},')],
    ['a NUL character', JSON.stringify({ ...person, familyName: 'Mor\0gan' })],
    ['a NUL character in a name', JSON.stringify({ ...person, 'na\0me': 'x' })],
    ['a NUL character in a password', JSON.stringify({ ...person, password: 'blue-ridge\0-2027' })],
  ])('is refused: %s', async (_, rawBody) => {
    await refused('MALFORMED_REQUEST', 'POST', register, { rawBody });
    await refused('MALFORMED_REQUEST', 'POST', '/api/user/auth/login', { rawBody });
    await refused('MALFORMED_REQUEST', 'PUT', profile, { rawBody, token });
    await refused('MALFORMED_REQUEST', 'POST', apply(openJob), { rawBody, token });
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=shift_jis',
    '',
  ])('is refused as %j, whatever it holds', async (type) => {
    const request = { rawBody: JSON.stringify(person), headers: { 'Content-Type': type } };
    await refused('UNSUPPORTED_MEDIA_TYPE', 'POST', register, request);
    await refused('UNSUPPORTED_MEDIA_TYPE', 'POST', apply(openJob), { ...request, token });
  });

  test('is refused at 10 MB, by its declared length and by its real one', async () => {
    const rawBody = JSON.stringify({ ...person, nickname: 'a'.repeat(10 * 1024 * 1024) });
    await refused('PAYLOAD_TOO_LARGE', 'POST', register, { rawBody });
    await refused('PAYLOAD_TOO_LARGE', 'PUT', profile, { rawBody, token });
    await refused('PAYLOAD_TOO_LARGE', 'POST', apply(openJob), {
      rawBody,
      token,
      headers: { 'Content-Length': String(rawBody.length) },
    });
  });
});

describe('a value of the wrong type', () => {
  const text = ['Enter text', '文字で入力してください'] as const;

  test.each([[7], [true], [{}], [['a']]])('is rejected, naming the field: %j for a text', async (value) => {
    const repeated = ['Enter this only once', '1つだけ指定してください'] as const;
    const expected = Array.isArray(value) ? repeated : text;
    await refused(
      'VALIDATION_FAILED',
      'POST',
      register,
      { body: { ...person, familyName: value } },
      { familyName: expected },
    );
  });

  test.each([['"text"'], ['7'], ['[]'], ['null']])('is rejected as a body: %s', async (rawBody) => {
    await refused(
      'VALIDATION_FAILED',
      'POST',
      register,
      { rawBody },
      { body: ['Enter an object', 'オブジェクトで指定してください'] },
    );
  });

  test('is refused for an action', async () => {
    const choices = 'apply, withdraw, accept-recommendation, deny-recommendation, favorite, unfavorite';
    await refused(
      'VALIDATION_FAILED',
      'POST',
      apply(openJob),
      { token, body: { action: 'APPLY' } },
      {
        action: [`Choose one of ${choices}`, `次の中から選択してください：${choices}`],
      },
    );
  });

  test('is refused for an id', async () => {
    await refused(
      'VALIDATION_FAILED',
      'GET',
      '/api/job/jobs/show/7',
      { token },
      { id: ['Enter an ID', 'IDを入力してください'] },
    );
    await refused(
      'VALIDATION_FAILED',
      'POST',
      apply("1' or '1'='1"),
      { token, body: { action: 'apply' } },
      {
        id: ['Enter an ID', 'IDを入力してください'],
      },
    );
  });
});

describe('a query', () => {
  const page = ['Enter a whole number from 1 to 10000', '1から10000までの整数を入力してください'] as const;
  const size = ['Enter a whole number from 1 to 1000', '1から1000までの整数を入力してください'] as const;

  test.each(['0x1', '1e2', '%201', '+1', '01', '1.0', '-1', '0', '10001', 'one', '', '１', '9'.repeat(400)])(
    'is refused with page=%s',
    async (value) => {
      await refused('VALIDATION_FAILED', 'GET', `${jobs}?page=${value}`, { token }, { page });
    },
  );

  test.each(['100000', '1001', '0', '-20', 'NaN', 'Infinity'])('is refused with size=%s', async (value) => {
    await refused('VALIDATION_FAILED', 'GET', `${jobs}?size=${value}`, { token }, { size });
    await refused('VALIDATION_FAILED', 'GET', `/api/company/companies?size=${value}`, { token }, { size });
  });

  test('is refused with a name it does not know, and one that every object has', async () => {
    const unknown = ['We don’t know this value', 'この項目は指定できません'] as const;
    await refused('VALIDATION_FAILED', 'GET', `${jobs}?sortBy=salary`, { token }, { sortBy: unknown });
    await refused('VALIDATION_FAILED', 'GET', `${jobs}?constructor=1`, { token }, { constructor: unknown });
    await refused('VALIDATION_FAILED', 'GET', `/api/common/locations?page=1`, { token }, { page: unknown });
  });

  test('is refused with one value too many', async () => {
    const { fields } = await testApp.request(manifest.job.listJobs, 422, { query: 'page=1&page=2', token });
    expect(Object.keys(present(fields))).toEqual(['page']);
  });

  test('is refused with more than 30 marks on one letter', async () => {
    const search = [
      'Remove some accents: one letter has more than 30',
      '1つの文字に付けられる濁点やアクセントなどの記号は30個までです。減らしてください',
    ] as const;
    const query = `search=e${'%CC%81%CC%A3'.repeat(16)}`;
    await refused('VALIDATION_FAILED', 'GET', `${jobs}?${query}`, { token }, { search });
  });

  test.each(['?search=%00', '?search=a%00b', '?%00=1', '?search=%ff', '?search=%', '?search=%E3%81'])(
    'is unreadable as %s',
    async (query) => {
      await refused('MALFORMED_REQUEST', 'GET', `${jobs}${query}`, { token });
    },
  );

  test('is refused with a search of 5,000 characters', async () => {
    const long = ['Enter at most 200 characters', '200文字以内で入力してください'] as const;
    await refused(
      'VALIDATION_FAILED',
      'GET',
      `${jobs}?search=${'a'.repeat(5000)}`,
      { token },
      { search: long },
    );
    await refused(
      'VALIDATION_FAILED',
      'GET',
      `${jobs}?search=${encodeURIComponent('東'.repeat(5000))}`,
      { token },
      { search: long },
    );
    await refused(
      'VALIDATION_FAILED',
      'GET',
      `/api/company/companies?search=${'a'.repeat(5000)}`,
      { token },
      { search: long },
    );
  });

  test.each(['👩🏽‍💻', 'مرحبا', "' or 1=1 --", '%', '_', '\\', '%\\_%', '\ud83d', '*', '(', '\u0301'])(
    'that looks for %j finds nothing, in good order',
    async (search) => {
      const request = { query: `search=${encodeURIComponent(search.toWellFormed())}`, token };
      for (const operation of [manifest.job.listJobs, manifest.company.listCompanies]) {
        expect((await testApp.request(operation, 200, request)).data.totalRecords).toBe(0);
      }
    },
  );
});

describe('a path', () => {
  test.each(['/api/job/jobs/show/%00', '/api/job/jobs/show/a%00b', '/api/job/jobs/show/%ff'])(
    'is unreadable as %s',
    async (path) => {
      await refused('MALFORMED_REQUEST', 'GET', path, { token });
    },
  );

  test.each(['/api/job/nothing', '/api/nothing', '/api/job/jobs/show/../../../etc/passwd'])(
    'is not found as %s',
    async (path) => {
      await refused('NOT_FOUND', 'GET', path, { token });
    },
  );
});

describe('a token', () => {
  const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims: Record<string, unknown> = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const signed = (secret: string, changes: Record<string, unknown>, algorithm = 'HS256'): Promise<string> =>
    new SignJWT({ ...claims, ...changes })
      .setProtectedHeader({ alg: algorithm })
      .sign(new TextEncoder().encode(secret));
  const secret = 'a secret for tests that is long enough';

  const everywhere = async (headers: Record<string, string>): Promise<void> => {
    await refused('UNAUTHENTICATED', 'GET', profile, { headers });
    await refused('UNAUTHENTICATED', 'GET', jobs, { headers });
    await refused('UNAUTHENTICATED', 'POST', apply(openJob), { headers, body: { action: 'apply' } });
    await refused('UNAUTHENTICATED', 'POST', '/api/user/auth/logout', { headers });
  };

  test('accepts valid input, so that the refusals here are due to the errors', async () => {
    expect((await send('GET', profile, { token: await signed(secret, {}) })).status).toBe(200);
  });

  test.each([
    ['missing', undefined],
    ['empty', ''],
    ['of another kind', `Basic ${part({})}`],
    ['without its kind', token],
    ['garbage', 'Bearer a.b.c'],
    ['two tokens', `Bearer ${token} ${token}`],
    ['with another signature', `Bearer ${header}.${payload}.${signature.slice(0, -4)}AAAA`],
    ['without a signature', `Bearer ${header}.${payload}.`],
    ['of algorithm none', `Bearer ${part({ alg: 'none' })}.${payload}.`],
    ['of algorithm none, signed all the same', `Bearer ${part({ alg: 'none' })}.${payload}.${signature}`],
    [
      'with the signature of other claims',
      `Bearer ${header}.${part({ ...claims, sub: fixture.alex.userId })}.${signature}`,
    ],
  ])('is refused when it is %s', async (_, authorization) => {
    await everywhere(authorization === undefined ? {} : { Authorization: authorization });
  });

  test.each([
    ['by another secret', () => signed('another secret that is as long as ours is', {})],
    ['with another algorithm', () => signed(secret.padEnd(64, '.'), {}, 'HS512')],
    ['for another audience', () => signed(secret, { aud: 'other' })],
    ['by another issuer', () => signed(secret, { iss: 'other' })],
    ['to be over by now', () => signed(secret, { exp: Math.floor(testApp.clock.now().getTime() / 1000) })],
    ['never to be over', () => signed(secret, { exp: undefined })],
    ['for nobody', () => signed(secret, { sub: '0199a1c2-0000-7000-8000-00000000ffff' })],
    ["for another user's session", () => signed(secret, { sub: fixture.alex.userId })],
    ['for what is no id', () => signed(secret, { sub: "' or 1=1 --" })],
  ])('is refused when it is signed %s', async (_, forge) => {
    await everywhere({ Authorization: `Bearer ${await forge()}` });
  });

  test('is refused fifteen minutes later', async () => {
    const { token: old, sessionId } = await beginSession(deps, fixture.alex.userId, 'FULL');
    before = await everything();
    testApp.clock.advance(15 * 60_000);
    await everywhere({ Authorization: `Bearer ${old}` });
    testApp.clock.advance(-15 * 60_000);
    expect((await send('GET', profile, { token: old })).status).toBe(200);
    await deps.database.deleteFrom('refresh_tokens').where('session_id', '=', sessionId).execute();
    before = await everything();
  });
});

describe('an id that is not yours', () => {
  const nobodys = '0199a1c2-0000-7000-8000-00000000ffff';

  test('is answered as one that is not there', async () => {
    for (const id of [fixture.jobs.ofOther, nobodys]) {
      await refused('NOT_FOUND', 'GET', `/api/job/jobs/show/${id}`, { token });
      for (const action of ['apply', 'withdraw', 'favorite', 'unfavorite']) {
        await refused('NOT_FOUND', 'POST', apply(id), {
          token,
          body: { action, ...(action === 'withdraw' ? { reason: 'SCHEDULE_MISMATCH' } : {}) },
        });
      }
    }
    await refused('NOT_FOUND', 'GET', `/api/job/jobs/show/${fixture.jobs.ofUniversity}`, {
      token: fixture.alex.token,
    });
    await refused('NOT_FOUND', 'GET', `/api/company/companies/${nobodys}`, { token });
    await refused('NOT_FOUND', 'GET', `/api/company/companies/${openJob}`, { token });
  });
});
