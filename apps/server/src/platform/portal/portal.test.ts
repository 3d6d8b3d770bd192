import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFakeRandom } from '../../../test/fakes.ts';
import { createTestApp } from '../../../test/testApp.ts';
import { readSettings } from '../settings.ts';
import { docsPages } from './docsPages.ts';
import { portalPages } from './portalPages.ts';
import { withSettings } from './withSettings.ts';

const folder = await mkdtemp(join(tmpdir(), 'michi-portal-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets'));
await writeFile(
  join(folder, 'index.html'),
  '<html><head><style>.boot{}</style><script type="module" src="/assets/main.js"></script></head><body>shell</body></html>',
);
const ahead = {
  'jp-en': 'login',
  'jp-jp': 'ログイン',
  'jp-jp-returning': 'おかえりなさい',
  'jp-en-provider': '<a href="{{user-service}}/auth">with {{identity-provider}}</a>',
  'other-en': 'login elsewhere',
};
await mkdir(join(folder, 'prerendered'));
for (const [name, text] of Object.entries(ahead)) {
  await writeFile(
    join(folder, 'prerendered', `${name}.html`),
    `<html><head></head><body>${text}<script data-entry="/assets/main.js">later()</script></body></html>`,
  );
}
await writeFile(join(folder, 'assets/main-abc123.js'), 'plain');
await writeFile(join(folder, 'assets/main-abc123.js.br'), 'brotli');
await writeFile(join(folder, 'favicon.svg'), '<svg/>');
const settings = readSettings({ MICHI_REGION: 'sg', SERVICE_URLS: 'job=https://jobs.example/api' });
const portal = portalPages(folder, settings, createFakeRandom());

test('every screen is the portal with the settings of the deployment in its page', async () => {
  for (const path of [
    '/student/dashboard',
    '/student/job/public-jobs?tab=0',
    '/app/register',
    '/admin/users',
    '/logout',
  ]) {
    const response = await portal.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    const html = await response.text();
    expect(html).toContain('shell');
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const [, json = ''] =
      /<script type="application\/json" id="michi-settings">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      region: 'sg',
      services: { job: 'https://jobs.example/api' },
      identityProvider: null,
      firebase: null,
    });
  }
});

const inJapan = portalPages(folder, readSettings({ MICHI_REGION: 'jp' }), createFakeRandom());

/** The text of a screen's page, in a browser with these cookies and languages. */
const textOf = async (pages: typeof portal, path: string, cookie = '', languages = ''): Promise<string> => {
  const headers = { Cookie: cookie, 'Accept-Language': languages };
  const html = await (await pages.request(path, { headers })).text();
  return /<body>(.*?)(<script|<\/body>)/.exec(html)?.[1] ?? '';
};

test('a prerendered screen is sent in the language of the browser', async () => {
  expect(await textOf(inJapan, '/app/login')).toBe('login');
  expect(await textOf(inJapan, '/app/login', 'LANGUAGE=jp')).toBe('ログイン');
  expect(await textOf(inJapan, '/app/login', '__Host-LANGUAGE=jp; LANGUAGE=en')).toBe('ログイン');
  expect(await textOf(inJapan, '/app/login', 'LANGUAGE=../../..')).toBe('login');
  expect(await textOf(portal, '/app/login', 'LANGUAGE=jp')).toBe('login elsewhere');
  expect((await inJapan.request('/app/login')).headers.get('vary')).toBe('Cookie, Accept-Language');
});

test('a browser in which somebody has signed in before is welcomed back', async () => {
  expect(await textOf(inJapan, '/app/login', 'LANGUAGE=jp; SIGNED_IN_BEFORE=true')).toBe('おかえりなさい');
  expect(await textOf(inJapan, '/app/login', '__Host-SIGNED_IN_BEFORE=true', 'ja')).toBe('おかえりなさい');
});

test('a first visit has the language that the browser prefers, where the deployment offers it', async () => {
  expect(await textOf(inJapan, '/app/login', '', 'ja-JP,ja;q=0.9,en;q=0.8')).toBe('ログイン');
  expect(await textOf(inJapan, '/app/login', '', 'en-GB,ja;q=0.5')).toBe('login');
  expect(await textOf(inJapan, '/app/login', 'LANGUAGE=en', 'ja')).toBe('login');
  expect(await textOf(portal, '/app/login', '', 'ja')).toBe('login elsewhere');
});

test('a prerendered page loads no script, allows its own, and has the nonce and the settings', async () => {
  const response = await inJapan.request('/app/login');
  const html = await response.text();
  expect(html).not.toContain('modulepreload');
  expect(html).toContain('id="michi-settings"');
  expect(html).toMatch(/<meta property="csp-nonce" nonce="[^"{]+">/);
  expect(response.headers.get('content-security-policy')).toContain(
    `; script-src 'self' 'wasm-unsafe-eval' ${hashOf('later()')};`,
  );
});

test('an address with a query, or one that is not prerendered, has the common page', async () => {
  expect(await textOf(inJapan, '/app/login?next=%2Fstudent')).toBe('shell');
  expect(await textOf(inJapan, '/app/register')).toBe('shell');
});

test("a prerendered page names the deployment's identity provider and links to its service", async () => {
  const withProvider = portalPages(
    folder,
    readSettings({
      MICHI_REGION: 'jp',
      SERVICE_URLS: 'user=https://users.example/api',
      OIDC_ISSUER: 'https://login.seiryo.example/realms/students',
      OIDC_CLIENT_ID: 'michi',
      OIDC_CLIENT_SECRET: 'never in a page',
    }),
    createFakeRandom(),
  );
  expect(await textOf(withProvider, '/app/login')).toBe(
    '<a href="https://users.example/api/auth">with login.seiryo.example</a>',
  );
});

test('a form submitted without scripts is redirected to its screen, and no sent value is in an address', async () => {
  const response = await inJapan.request('/app/login?from=mail', {
    method: 'POST',
    body: new URLSearchParams({ email: 'hana@michi.example', password: 'michi-demo-2026' }),
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/app/login']);
  expect(await response.text()).toBe('');
  expect((await inJapan.request('/student/dashboard', { method: 'POST' })).status).toBe(404);
});

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('a page allows its own styles and those with the nonce of this response only', async () => {
  const nonces = new Set<string>();
  for (const path of ['/student/dashboard', '/student/dashboard', '/nothing']) {
    const response = await portal.request(path);
    const policy = response.headers.get('content-security-policy') ?? '';
    const [, nonce = ''] = /<meta property="csp-nonce" nonce="([^"]+)">/.exec(await response.text()) ?? [];
    expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
    expect(policy).toContain(`; style-src 'self' ${hashOf('.boot{}')} 'nonce-${nonce}';`);
    expect(policy).toContain("; script-src 'self' 'wasm-unsafe-eval';");
    expect(policy.match(/'\S*unsafe\S*'/g)).toEqual(["'wasm-unsafe-eval'"]);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test('the root redirects to the dashboard', async () => {
  const response = await portal.request('/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/student/dashboard']);
});

test('an unknown path is a 404, shown by the portal', async () => {
  const response = await portal.request('/nothing');
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('shell');
});

test('a hashed file is compressed and cached permanently, any other is revalidated', async () => {
  const hashed = await portal.request('/assets/main-abc123.js', {
    headers: { 'Accept-Encoding': 'br, gzip' },
  });
  expect(hashed.headers.get('content-encoding')).toBe('br');
  expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers.get('content-type')).toContain('javascript');
  expect(await (await portal.request('/assets/main-abc123.js')).text()).toBe('plain');
  expect((await portal.request('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
});

test.each(['/../settings.ts', '/assets/../../index.html', '/%2e%2e/%2e%2e/etc/passwd', '/assets/%00'])(
  'nothing outside the build is sent: %s',
  async (path) => {
    const response = await portal.request(path);
    expect(await response.text()).not.toMatch(/root:|readSettings/);
  },
);

test.each([
  ['https://accounts.google.com', 'Google'],
  ['https://login.seiryo.example/realms/students', 'login.seiryo.example'],
])('the portal learns the name of the identity provider: %s is %s', (issuer, name) => {
  const oidc = { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: 'michi', OIDC_CLIENT_SECRET: 'never in a page' };
  const html = withSettings('<head></head>', readSettings(oidc));
  expect(html).toContain(`"identityProvider":"${name}"`);
  expect(html).not.toContain('never in a page');
});

test('the portal gets the public push settings for registering a browser, and never the secret', () => {
  const html = withSettings(
    '<head></head>',
    readSettings({
      FIREBASE_PROJECT_ID: 'michi',
      FIREBASE_API_KEY: 'public-key',
      FIREBASE_APP_ID: 'app',
      FIREBASE_MESSAGING_SENDER_ID: '1',
      FIREBASE_VAPID_KEY: 'vapid',
      FIREBASE_SERVICE_ACCOUNT: '/run/secrets/never-in-a-page.json',
    }),
  );
  expect(html).toContain('"apiKey":"public-key"');
  expect(html).not.toContain('never-in-a-page');
});

test('settings cannot break out of their element', () => {
  const html = withSettings('<head></head>', { ...settings, region: '</script><script>alert(1)</script>' });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('settings replace those of the build', () => {
  const html = withSettings(
    '<head><script id="michi-settings" type="application/json">{"region":"jp"}</script></head>',
    settings,
  );
  expect(html.match(/michi-settings/g)).toHaveLength(1);
  expect(html).toContain('"region":"sg"');
});

test('the API reference runs its own scripts and styles and no others', async () => {
  await writeFile(join(folder, 'index.html'), '<html><body><a href="/docs/job">job</a></body></html>');
  await writeFile(
    join(folder, 'job.html'),
    '<html><style>a{}</style><script>run()</script><script>more()</script></html>',
  );
  const docs = docsPages(folder, createFakeRandom());
  const response = await docs.request('/job');
  const policy = response.headers.get('content-security-policy') ?? '';
  for (const script of ['run()', 'more()']) {
    expect(policy).toContain(hashOf(script));
  }
  expect(policy).toContain(`style-src ${hashOf('a{}')};`);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain("script-src 'self'");
  expect((await docs.request('/')).status).toBe(200);
  expect((await docs.request('/nothing')).status).toBe(404);
});

test('a page of the API reference with a script file runs scripts of this origin and requests only it', async () => {
  await writeFile(
    join(folder, 'user.html'),
    '<meta content="{{style-nonce}}"><script src="/docs/reference.js"></script><script>go()</script>',
  );
  await writeFile(join(folder, 'reference.js'), 'plain');
  await writeFile(join(folder, 'reference.js.gz'), 'gzip');
  const docs = docsPages(folder, createFakeRandom());
  const page = await docs.request('/user');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("connect-src 'self';");
  const [, nonce] = /<meta content="([^"]+)">/.exec(await page.text()) ?? [];
  expect(policy).toContain(`style-src 'nonce-${nonce}';`);
  expect(policy.match(/\S+ \S*unsafe\S*/g)).toEqual(["style-src-attr 'unsafe-inline';"]);
  const file = await docs.request('/reference.js', { headers: { 'Accept-Encoding': 'gzip' } });
  expect(file.headers.get('content-encoding')).toBe('gzip');
  expect(file.headers.get('content-type')).toContain('javascript');
  expect((await docs.request('/missing.json')).status).toBe(404);
});

test('the API reference keeps its own policy within the whole server, every other page has the strict one', async () => {
  const { app } = await createTestApp();
  const policyOf = async (path: string): Promise<string> =>
    (await app.request(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/healthz')).toContain("script-src 'self'");
  expect(await policyOf('/app/login')).toContain("script-src 'self'");
  expect(await policyOf('/docs')).not.toContain("script-src 'self'");
});
