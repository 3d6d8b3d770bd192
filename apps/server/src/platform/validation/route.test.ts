import { manifest } from '@michi/api/manifest';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { responseOf } from '../../../test/responseOf.ts';
import { createTestApp } from '../../../test/testApp.ts';
import { createServiceRouter, type AppEnv } from '../appContext.ts';
import { createAccessTokens } from '../auth/accessTokens.ts';
import { requestFrame } from '../http/requestFrame.ts';
import { DocumentTooDemanding } from '../pdf/drawDocument.ts';
import { BODY_LIMIT } from './readBody.ts';
import { respondWithProblem } from './respondWithProblem.ts';
import { route } from './route.ts';

const { listJobs, showJob } = manifest.job;
const { listLocations } = manifest.common;
const { logIn } = manifest.user;
const { app, send, request, signInStudent, deps, clock, logLines } = await createTestApp();
const { token, userId } = await signInStudent();

const LIST = '/api/job/jobs/all';
const refusedFields = async (query: string) => (await request(listJobs, 422, { query, token })).fields;

test('200: a request within the contract is answered within the contract', async () => {
  const result = await send('GET', `${LIST}?page=1&size=20&workStyle=HYBRID&workStyle=REMOTE`, { token });
  expect(responseOf(listJobs, 200, result).data).toMatchObject({ currentPage: 1, data: [] });
  expect(result.headers.get('content-type')).toBe('application/json; charset=UTF-8');
});

test.each(['page=0x1', 'page=1e2', 'page=%201', 'page=1.5', 'page=0', 'page=-1', 'page=', 'page=１'])(
  '422: %s is not a page, with its name and in the requested language',
  async (query) => {
    const result = await send('GET', `${LIST}?${query}`, { token, language: 'ja' });
    expect(result.status).toBe(422);
    expect(result.body).toEqual({
      message: '入力内容をご確認ください。',
      error: 'VALIDATION_FAILED',
      fields: { page: '1から10000までの整数を入力してください' },
    });
  },
);

test('422: a size of 100,000 is refused', async () => {
  expect(await refusedFields('size=100000')).toEqual({ size: 'Enter a whole number from 1 to 1000' });
});

test('422: a name that the contract does not have is named', async () => {
  expect(await refusedFields('isAdmin=true')).toEqual({ isAdmin: 'We don’t know this value' });
  const known = await request(listLocations, 422, { query: 'page=1', token });
  expect(known.fields).toEqual({ page: 'We don’t know this value' });
});

test('422: a repeated name is refused where one value is allowed', async () => {
  expect(await refusedFields('search=a&search=b')).toEqual({ search: 'Enter this only once' });
});

test('422: a search of 5,000 characters is refused, one with emoji or right-to-left text is not', async () => {
  expect(await refusedFields(`search=${'x'.repeat(5000)}`)).toEqual({
    search: 'Enter at most 200 characters',
  });
  for (const text of ['👩‍🎓', 'שלום', '%_\\', "';--"]) {
    expect((await send('GET', `${LIST}?search=${encodeURIComponent(text)}`, { token })).status).toBe(200);
  }
});

test.each([
  '/api/job/jobs/show/%00',
  `${LIST}?search=%00`,
  `${LIST}?a%00b=1`,
  `${LIST}?search=%ff`,
  '/api/job/jobs/show/%ff',
])('400: %s cannot be read', async (path) => {
  const result = await send('GET', path, { token });
  expect(responseOf(path.startsWith(LIST) ? listJobs : showJob, 400, result).error).toBe('MALFORMED_REQUEST');
});

test('401: no token, a forged one, an expired one, one of a session that ended', async () => {
  const forged = await createAccessTokens('another secret that is long enough too', clock).sign({
    userId,
    sessionId: userId,
    scope: 'FULL',
  });
  const unknownSession = await deps.accessTokens.sign({ userId, sessionId: userId, scope: 'FULL' });
  for (const bad of [undefined, forged, unknownSession, 'x', 'a.b.c']) {
    const result = await send('GET', LIST, bad === undefined ? {} : { token: bad });
    expect(responseOf(listJobs, 401, result).error).toBe('UNAUTHENTICATED');
    expect(result.headers.get('www-authenticate')).toBe('Bearer');
  }
});

test('401: a token of an account on leave is no token for an ordinary operation', async () => {
  const away = await signInStudent({ accountStatus: 'ON_LEAVE' });
  expect([401, 403]).toContain((await send('GET', LIST, { token: away.token })).status);
});

test('a session of another user does not become one of yours', async () => {
  const other = await signInStudent();
  const { sessionId } = (await deps.accessTokens.verify(other.token)) ?? { sessionId: '' };
  const mixed = await deps.accessTokens.sign({ userId, sessionId, scope: 'FULL' });
  expect((await send('GET', LIST, { token: mixed })).status).toBe(401);
});

test('400: broken JSON, NUL characters and a missing body', async () => {
  for (const rawBody of ['{"email":', String.raw`{"email":"a\u0000@b.example"}`, '{"__proto__":{}}', '']) {
    expect((await request(logIn, 400, { rawBody })).error, rawBody).toBe('MALFORMED_REQUEST');
  }
});

test('413: ten megabytes are refused', async () => {
  const { error } = await request(logIn, 413, { rawBody: `"${'x'.repeat(10 * BODY_LIMIT)}"` });
  expect(error).toBe('PAYLOAD_TOO_LARGE');
});

test('415: a form is not JSON', async () => {
  const { error } = await request(logIn, 415, {
    rawBody: 'email=a',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
  expect(error).toBe('UNSUPPORTED_MEDIA_TYPE');
});

test('422: a missing field is named as in the product specification', async () => {
  const body = { email: '', appName: 'michi' };
  const english = await request(logIn, 422, { body });
  expect(english.fields).toEqual({ email: 'Email is required', password: 'Password is required' });
  const japanese = await request(logIn, 422, { body, language: 'ja' });
  expect(japanese.fields).toEqual({
    email: 'メールアドレスを入力してください',
    password: 'パスワードを入力してください',
  });
});

test('422: of thousands of unknown names, twenty are named', async () => {
  const extra = Object.fromEntries(Array.from({ length: 9_000 }, (_, index) => [`k${index}`, 0]));
  const { fields = {} } = await request(logIn, 422, { body: { ...extra, appName: 'michi' } });
  expect(Object.keys(fields)).toHaveLength(20);
});

test('401: without a token the body of a form is not read', async () => {
  let isRead = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        isRead = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  const result = await app.request(`/api/user${manifest.user.createResume.path}`, {
    method: 'POST',
    body,
    duplex: 'half',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
  });
  expect([result.status, isRead]).toEqual([401, false]);
});

test('404: an unknown path returns a problem like any other', async () => {
  const result = await send('GET', '/api/job/nothing', { language: 'ja' });
  expect(result.status).toBe(404);
  expect(result.body).toEqual({ error: 'NOT_FOUND', message: 'お探しの情報が見つかりませんでした。' });
});

test('every response has the id of its request, and the log names the request without its query', async () => {
  const result = await send('GET', `${LIST}?search=secret-wish`, {
    token,
    headers: { 'X-Request-Id': 'from-a-proxy-1' },
  });
  expect(result.headers.get('x-request-id')).toBe('from-a-proxy-1');
  const line = logLines.findLast((text) => text.includes('from-a-proxy-1')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: LIST, status: 200, userId });
  expect(logLines.join('\n')).not.toContain('secret-wish');
  expect(logLines.join('\n')).not.toContain(token);
});

test.each([
  ['en', 'Creating this document took too long. Try again in a moment.'],
  ['jp', '書類の作成に時間がかかりすぎました。しばらくしてからもう一度お試しください。'],
] as const)('503: a document that takes too long to draw is named, in %s', async (language, message) => {
  const drawing = new Hono<AppEnv>().get('/', (context) => {
    context.set('language', language);
    context.set('log', deps.log);
    return respondWithProblem(context, manifest.user.getArchive, new DocumentTooDemanding(), deps);
  });
  const result = await drawing.request('/');
  expect([result.status, result.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await result.json()).toEqual({ message, error: 'SERVICE_UNAVAILABLE' });
});

test('503: a handler that does not finish in time is aborted, and logged with its operation', async () => {
  const router = createServiceRouter('common', deps);
  route(router, listLocations, { timeLimit: 10 }, () => new Promise(() => undefined));
  const slow = new Hono<AppEnv>().use(requestFrame(deps)).route('/api/common', router.hono);
  const result = await slow.request('/api/common/locations', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect([result.status, result.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await result.json()).toMatchObject({ error: 'SERVICE_UNAVAILABLE' });
  expect(logLines.map((line) => JSON.stringify(line)).join('')).toContain(
    'listLocations took longer than 10 ms',
  );
});
