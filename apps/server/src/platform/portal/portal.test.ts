import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../test/testApp.ts';
import { readSettings } from '../settings.ts';
import { docsPages } from './docsPages.ts';
import { portalPages } from './portalPages.ts';
import { withSettings } from './withSettings.ts';

const folder = await mkdtemp(join(tmpdir(), 'michi-portal-'));
afterAll(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'assets'));
await mkdir(join(folder, 'app/login'), { recursive: true });
await writeFile(join(folder, 'index.html'), '<html><head></head><body>shell</body></html>');
await writeFile(join(folder, 'app/login/index.html'), '<html><head></head><body>login</body></html>');
await writeFile(join(folder, 'assets/main-abc123.js'), 'plain');
await writeFile(join(folder, 'assets/main-abc123.js.br'), 'brotli');
await writeFile(join(folder, 'favicon.svg'), '<svg/>');

const settings = readSettings({ MICHI_REGION: 'sg', SERVICE_URLS: 'job=https://jobs.example/api' });
const portal = portalPages(folder, settings);

test('every screen is the portal with the settings of the deployment in its page', async () => {
  for (const path of [
    '/student/dashboard',
    '/student/job/public-jobs?tab=0',
    '/app/register',
    '/admin/users',
    '/logout',
  ]) {
    const answer = await portal.request(path);
    expect([path, answer.status]).toEqual([path, 200]);
    const html = await answer.text();
    expect(html).toContain('shell');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const [, json = ''] =
      /<script type="application\/json" id="michi-settings">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({
      region: 'sg',
      services: { job: 'https://jobs.example/api' },
      oidc: false,
    });
  }
});

test('a screen that was rendered ahead is sent as it was rendered', async () => {
  expect(await (await portal.request('/app/login')).text()).toContain('login');
});

test('the root leads to the dashboard', async () => {
  const answer = await portal.request('/');
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/student/dashboard']);
});

test('a path nobody knows is 404, with the portal to say so', async () => {
  const answer = await portal.request('/nothing');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('shell');
});

test('a hashed file is compressed and kept for ever, another is asked for each time', async () => {
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
    const answer = await portal.request(path);
    expect(await answer.text()).not.toMatch(/root:|readSettings/);
  },
);

test('settings cannot break out of their element', () => {
  const html = withSettings('<head></head>', { ...settings, region: '</script><script>alert(1)</script>' });
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});

test('settings take the place of those the build put there', () => {
  const html = withSettings(
    '<head><script id="michi-settings" type="application/json">{"region":"jp"}</script></head>',
    settings,
  );
  expect(html.match(/michi-settings/g)).toHaveLength(1);
  expect(html).toContain('"region":"sg"');
});

test('the API reference runs its own scripts and no others', async () => {
  await writeFile(join(folder, 'index.html'), '<html><body><a href="/docs/job">job</a></body></html>');
  await writeFile(join(folder, 'job.html'), '<html><script>run()</script><script>more()</script></html>');
  const docs = docsPages(folder);
  const answer = await docs.request('/job');
  const policy = answer.headers.get('content-security-policy') ?? '';
  for (const script of ['run()', 'more()']) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  }
  expect(policy).not.toContain("script-src 'unsafe-inline'");
  expect(policy).not.toContain("script-src 'self'");
  expect((await docs.request('/')).status).toBe(200);
  expect((await docs.request('/nothing')).status).toBe(404);
});

test('a page of the API reference with a script file runs scripts of this origin and asks it alone', async () => {
  await writeFile(
    join(folder, 'user.html'),
    '<script src="/docs/reference.js"></script><script>go()</script>',
  );
  await writeFile(join(folder, 'reference.js'), 'plain');
  await writeFile(join(folder, 'reference.js.gz'), 'gzip');
  const docs = docsPages(folder);
  const policy = (await docs.request('/user')).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toContain('unsafe-eval');
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
