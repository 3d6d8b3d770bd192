import { expect, test } from 'vitest';
import { readEvents } from '../../../test/readEvents.ts';
import { createTestApp } from '../../../test/testApp.ts';

const page = 'http://localhost:5173';
const off = await createTestApp();
const on = await createTestApp({ CORS_ORIGINS: `${page}, https://app.example` });
const all = await createTestApp({ CORS_ORIGINS: '*' });

const preflight = ({ app }: typeof on, origin: string, path = '/api/job/jobs/public-count') =>
  app.request(path, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization,if-none-match',
    },
  });

const corsHeaders = ({ headers }: Response) =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

test('without the setting a preflight gets 404, and no response names an origin', async () => {
  const asked = await preflight(off, page);
  expect([asked.status, corsHeaders(asked)]).toEqual([404, []]);
  const response = await off.app.request('/api/job/jobs/public-count', { headers: { Origin: page } });
  expect([response.status, corsHeaders(response)]).toEqual([200, []]);
});

test('a page of a listed origin may send what the SDK sends, without cookies', async () => {
  const { status, headers } = await preflight(on, page);
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': page,
    'access-control-allow-methods': 'GET,POST,PUT,PATCH,DELETE',
    'access-control-allow-headers':
      'Authorization,Content-Type,Idempotency-Key,If-Match,If-None-Match,Last-Event-ID,X-Request-Id',
  });
  expect(headers.has('access-control-allow-credentials')).toBe(false);
  expect(headers.get('vary')).toContain('Origin');
});

test.each(['https://other.example', 'http://localhost:5174', 'http://localhost:51730', 'null'])(
  'a page of another origin is not allowed: %s',
  async (origin) => {
    const asked = await preflight(on, origin);
    expect(asked.headers.has('access-control-allow-origin')).toBe(false);
    const response = await on.app.request('/api/job/jobs/public-count', { headers: { Origin: origin } });
    expect(response.headers.has('access-control-allow-origin')).toBe(false);
    expect(response.headers.get('vary')).toContain('Origin');
  },
);

test.each([
  ['data', '/api/job/jobs/public-count', 200],
  ['a refusal', '/api/user/students/profile', 401],
  ['an unknown path', '/api/nothing', 404],
])('a listed page may read %s, and its ETag, wait and request id', async (_what, path, status) => {
  const response = await on.app.request(path, { headers: { Origin: 'https://app.example' } });
  expect(response.status).toBe(status);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'access-control-allow-origin': 'https://app.example',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-expose-headers': 'Content-Disposition,ETag,Location,Retry-After,X-Request-Id',
  });
  expect(response.headers.get('vary')).toContain('Origin');
});

test('a listed page may follow a stream of events', async () => {
  const { token } = await on.signInStudent();
  const response = await on.app.request('/api/notification/notification/events', {
    headers: { Origin: page, Authorization: `Bearer ${token}` },
  });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, page]);
  await readEvents(response).leave();
  await expect.poll(() => on.deps.eventStreams.count).toBe(0);
});

test('with * every page may call the services, still without cookies', async () => {
  const { headers } = await preflight(all, 'https://other.example');
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.has('access-control-allow-credentials')).toBe(false);
});

test('pages and documents of the server are no services', async () => {
  for (const path of ['/app/login', '/docs', '/healthz'])
    expect(corsHeaders(await on.app.request(path, { headers: { Origin: page } })), path).toEqual([]);
});
