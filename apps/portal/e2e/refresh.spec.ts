import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceSources } from '@michi/config/workspace-sources';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { expect, test, type RunningServer } from './server.ts';

const TABS = 5;
const REQUESTS_PER_TAB = 10;

/** A page of the portal's origin that contains only the transport, and sends a given number of concurrent requests. */
const transportPage = async (): Promise<string> => {
  const id = 'virtual:requests';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('..', import.meta.url)),
    plugins: [
      workspaceSources(),
      {
        name: 'requests',
        resolveId: (source) => (source === id ? source : null),
        load: (source) =>
          source === id
            ? `import { send } from '@michi/api/transport';
globalThis.sendMany = (count) => Promise.all(Array.from({ length: count }, () =>
  send(new Request('/api/user/users/profile')).then(({ status }) => status)));`
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: id } },
  });
  const outputs = Array.isArray(built) ? built : [built];
  const chunk = outputs
    .flatMap((each) => ('output' in each ? each.output : []))
    .find((each) => each.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('The transport was not built');
  return `<!doctype html><title>Requests</title><script type="module">${chunk.code}</script>`;
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The same access token, expired an hour ago, signed with the server's own secret. */
const expired = async (token: string, { dataDir }: RunningServer): Promise<string> => {
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  if (typeof claims !== 'object' || claims === null) throw new Error('The token has no claims');
  const now = Math.floor(Date.now() / 1000);
  const text = `${encode({ alg: 'HS256' })}.${encode({ ...claims, iat: now - 4_500, exp: now - 3_600 })}`;
  const secret = await readFile(join(dataDir, 'session-secret'), 'utf8');
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** Signs in through the portal and lets the access token be one that has ended. */
const signInLongAgo = async (page: Page, server: RunningServer): Promise<void> => {
  await page.goto('/app/login');
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  const stored: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('AUTH') ?? 'null'));
  if (typeof stored !== 'string') throw new Error('Nobody is signed in');
  await page.goto('about:blank');
  const token = await expired(stored, server);
  const old = await page.request.get('/api/user/users/profile', {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(old.status()).toBe(401);
  await page.goto('/healthz');
  await page.evaluate((text) => localStorage.setItem('AUTH', text), JSON.stringify(token));
};

/** Statuses of the refreshes that pages of a browser request from now on. */
const watchRefreshes = (context: BrowserContext): readonly number[] => {
  const statuses: number[] = [];
  context.on('response', (response) => {
    if (response.url().endsWith('/auth/refresh-token')) statuses.push(response.status());
  });
  return statuses;
};

const openTabs = (context: BrowserContext, path: string): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: TABS }, async () => {
      const tab = await context.newPage();
      await tab.goto(path);
      return tab;
    }),
  );

/** Sends all requests of all tabs at once and gives their statuses. */
const sendFromAll = async (tabs: readonly Page[]): Promise<readonly unknown[]> => {
  for (const tab of tabs) await tab.waitForFunction('typeof sendMany === "function"');
  const statuses = await Promise.all(
    tabs.map((tab) => tab.evaluate<unknown[]>(`sendMany(${REQUESTS_PER_TAB})`)),
  );
  return statuses.flat();
};

const allGood = Array.from({ length: TABS * REQUESTS_PER_TAB }, () => 200);

test('fifty requests of five tabs with an expired token make exactly one refresh', async ({
  page,
  context,
  server,
}) => {
  await signInLongAgo(page, server);
  const html = await transportPage();
  await context.route('**/requests', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const tabs = await openTabs(context, '/requests');
  const refreshes = watchRefreshes(context);
  expect(await sendFromAll(tabs)).toEqual(allGood);
  expect(refreshes).toEqual([200]);
});

test('without locks between tabs, as over plain http, no tab is signed out by another', async ({
  page,
  context,
  server,
}) => {
  await signInLongAgo(page, server);
  const html = await transportPage();
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await context.route('**/requests', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  const tabs = await openTabs(context, '/requests');
  const refreshes = watchRefreshes(context);
  expect(await sendFromAll(tabs)).toEqual(allGood);
  expect(refreshes.length).toBeLessThanOrEqual(TABS);
  expect(new Set(refreshes)).toEqual(new Set([200]));
});

test('five tabs of the portal opened with an expired token make exactly one refresh', async ({
  page,
  context,
  server,
}) => {
  await signInLongAgo(page, server);
  const refreshes = watchRefreshes(context);
  // The stream of events never ends, and no network with it is ever quiet.
  await context.route('**/notification/events', (route) => route.abort());
  const tabs = await openTabs(context, '/student/dashboard');
  for (const tab of tabs) await expect(tab.getByRole('heading', { name: 'My Progress' })).toBeVisible();
  for (const tab of tabs) await tab.waitForLoadState('networkidle');
  expect(refreshes).toEqual([200]);
});
