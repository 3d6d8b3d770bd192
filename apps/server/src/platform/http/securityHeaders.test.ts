import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { readSettings } from '../settings.ts';
import { securityHeaders } from './securityHeaders.ts';

const { app } = await createTestApp();
const overHttps = await createTestApp({ PUBLIC_URL: 'https://michi.example' });

const PATHS = [
  '/healthz',
  '/app/login',
  '/docs',
  '/assets/nothing.js',
  '/api/job/jobs/all',
  '/api/nothing',
  '/nothing',
];

/** The sources of a directive; null where the policy does not have it. */
function sourcesOf(policy: string, directive: string): readonly string[] | null {
  const found = policy.split('; ').find((each) => each.split(' ')[0] === directive);
  return found === undefined ? null : found.split(' ').slice(1);
}

test.each(PATHS)('%s can be framed by nobody, keeps its type and its address to itself', async (path) => {
  const { headers } = await app.request(path);
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.get('permissions-policy')).toContain('camera=(), ');
  expect(headers.get('x-powered-by')).toBeNull();
});

test.each(PATHS)('the policy of %s forbids inline scripts and frames', async (path) => {
  const policy = (await app.request(path)).headers.get('content-security-policy') ?? '';
  // WebAssembly is compiled, never text.
  expect(policy.replace("'wasm-unsafe-eval'", '')).not.toMatch(/unsafe|\*|https?:/);
  expect(sourcesOf(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'base-uri')).toEqual(["'none'"]);
  expect(sourcesOf(policy, 'form-action')).toEqual([
    path.startsWith('/api') || path === '/docs' ? "'none'" : "'self'",
  ]);
});

test('responses of services may execute nothing and are not cached', async () => {
  for (const path of ['/api/job/jobs/all', '/api/user/auth/login', '/api/nothing', '/api']) {
    const { headers } = await app.request(path);
    expect(sourcesOf(headers.get('content-security-policy') ?? '', 'default-src'), path).toEqual(["'none'"]);
  }
  for (const path of ['/api/job/jobs/all', '/api/user/auth/login', '/api/nothing']) {
    expect((await app.request(path)).headers.get('cache-control'), path).toBe('no-store');
  }
});

test('HSTS is sent exactly if the public address is https', async () => {
  const hasPolicy = async (server: typeof app) =>
    (await server.request('/app/login')).headers.get('strict-transport-security');
  expect(await hasPolicy(app)).toBeNull();
  expect(await hasPolicy(overHttps.app)).toBe('max-age=31536000; includeSubDomains');
});

test('services on other origins may be requested, each origin once', async () => {
  const settings = readSettings({
    SERVICE_URLS: 'job=https://jobs.example/api,company=https://jobs.example/company',
  });
  const elsewhere = new Hono().use(securityHeaders(settings)).get('/', (context) => context.text('page'));
  const policy = (await elsewhere.request('/')).headers.get('content-security-policy') ?? '';
  expect(sourcesOf(policy, 'connect-src')).toEqual(["'self'", 'data:', 'https://jobs.example']);
});

test('a policy that a response sets is not replaced', async () => {
  const own = new Hono()
    .use(securityHeaders(readSettings({})))
    .get('/', (context) => context.text('page', 200, { 'Content-Security-Policy': 'sandbox' }));
  expect((await own.request('/')).headers.get('content-security-policy')).toBe('sandbox');
});
