import { manifest } from '@michi/api/server';
import type { Page, Request } from '@playwright/test';
import { startBadNetwork, type BadNetwork } from './badNetwork.ts';
import { expect, test as base } from './server.ts';

const test = base.extend<{ readonly network: BadNetwork }>({
  network: async ({ server }, provide) => {
    const network = await startBadNetwork(server.url);
    await provide(network);
    await network.close();
  },
});

const unexpected = 'Something went wrong. Please refresh and try again.';

const signIn = async (page: Page, origin: string, next: string): Promise<void> => {
  await page.goto(`${origin}/app/login?next=${encodeURIComponent(next)}`);
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** How often a job is among what the student has applied to, as the server tells it beside the network. */
const countApplications = async (page: Page, origin: string, jobId: string): Promise<number> => {
  const token: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('AUTH') ?? 'null'));
  const answer = await page.request.get(`${origin}/api/job/applications/student?size=1000`, {
    headers: { Authorization: `Bearer ${String(token)}` },
  });
  expect(answer.status()).toBe(200);
  const { data } = manifest.job.listApplications.answers[200].schema.parse(await answer.json());
  return data.data.filter(({ id }) => id === jobId).length;
};

test('over a slow line that loses packets a list shows its shape and then itself, and an application whose answer was lost is one', async ({
  page,
  server,
  network,
}) => {
  network.slow({ each: 4, lostOf: 40, again: 300 });
  await signIn(page, network.url, '/student/dashboard');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();

  const list = network.hold('GET /api/job/jobs/all');
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await navigation.getByRole('button', { name: 'My Jobs' }).click();
  await navigation.getByRole('link', { name: 'Public Jobs' }).click();
  const skeleton = page.getByRole('status').filter({ hasText: 'Loading jobs' });
  await expect(skeleton).toBeVisible();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /favorites$/ }) });
  await expect(rows).toHaveCount(0);
  list.release();
  await expect(rows.first()).toBeVisible();
  await expect(skeleton).toHaveCount(0);

  network.heal();
  await page.getByRole('button', { name: 'All filters' }).click();
  const filters = page.getByRole('dialog', { name: 'All filters' });
  await filters.getByText('Only jobs I can apply to').click();
  await filters.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
  await expect(page).toHaveURL(/canApply=true/);
  const fresh = rows.filter({ hasNotText: /Applied|Interview|Offer|Unlucky|Withdrawn|Recommended/ }).first();
  await fresh.getByRole('link').first().click();
  await expect(page).toHaveURL(/details\?/);
  const jobId = new URL(page.url()).searchParams.get('id') ?? '';
  await page.getByRole('button', { name: 'Apply', exact: true }).click();

  const keys: (string | undefined)[] = [];
  let failed = 0;
  const isApplication = (request: Request) =>
    request.method() === 'POST' && request.url().includes('/jobs/students/action/');
  page.on('request', (request) => {
    if (isApplication(request)) keys.push(request.headers()['idempotency-key']);
  });
  page.on('requestfailed', (request) => {
    if (isApplication(request)) failed += 1;
  });
  const dialog = page.getByRole('dialog');
  const note = dialog.getByLabel('A word to the company');
  const words = 'My train is in a tunnel. 配送ロボット 😀';
  await note.fill(words);
  expect(await countApplications(page, server.url, jobId)).toBe(0);
  const cut = network.cutAnswer('POST /api/job/jobs/students/action/');
  const send = dialog.getByRole('button', { name: 'Send application' });
  await send.click();
  // The server has said yes; the student cannot know, is told so, and keeps what they wrote.
  expect(await cut).toBe('HTTP/1.1 200 OK');
  await expect(dialog.getByText(unexpected)).toBeVisible();
  await expect(note).toHaveValue(words);
  expect(await countApplications(page, server.url, jobId)).toBe(1);
  // Without a line it fails once more, in the same way.
  await send.click();
  await expect.poll(() => failed).toBe(2);
  await expect(dialog.getByText(unexpected)).toBeVisible();
  await expect(note).toHaveValue(words);

  network.heal();
  await send.click();
  await expect(page.getByText('Your application was sent.', { exact: true }).first()).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect([keys.length, new Set(keys).size]).toEqual([3, 1]);
  expect(await countApplications(page, server.url, jobId)).toBe(1);
});
