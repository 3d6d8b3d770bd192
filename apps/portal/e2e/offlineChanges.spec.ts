import type { Page, Request } from '@playwright/test';
import { expect, test } from './server.ts';

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login?next=/student/job/public-jobs');
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/student/job/public-jobs');
};

/** Requests about favorites, with their outcome. */
const watchHearts = (page: Page): { readonly sent: Request[] } => {
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/jobs/students/action/')) sent.push(request);
  });
  return { sent };
};

/** Changes without a response that are stored on this device, as text. */
const storedChanges = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('MUTATION:'))
      .join('\n'),
  );

/** The first job on the list that is no favorite, by its title: its heart. */
const favoriteButtonOf = async (page: Page) => {
  const name = await page
    .getByRole('main')
    .getByRole('button', { name: /favorites$/, pressed: false })
    .first()
    .getAttribute('aria-label');
  return page
    .getByRole('main')
    .getByRole('button', { name: name ?? '', exact: true })
    .first();
};

test.describe(() => {
  test.use({ hasServiceWorker: true });

  test(
    'a job marked without a network is marked after a reload, and each change is sent once and in order when the network is back',
    { tag: '@journey' },
    async ({ page, context }) => {
      await signIn(page);
      const favoriteButton = await favoriteButtonOf(page);
      await page.evaluate(`new Promise((resolve) => {
      const { serviceWorker } = navigator;
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      if (serviceWorker.controller !== null) resolve();
    })`);
      // The code of offline changes loads before the worker.
      await expect
        .poll(
          () =>
            page.evaluate(`(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        const files = loaded.filter((path) => path.startsWith('/assets/'));
        const kept = await Promise.all(files.map((file) => caches.match(file)));
        return files.filter((_file, at) => kept[at] === undefined);
      })()`),
          { timeout: 180_000 },
        )
        .toEqual([]);

      const { sent } = watchHearts(page);
      await context.setOffline(true);
      await expect(page.getByText('You’re offline', { exact: true })).toBeVisible();
      await favoriteButton.click();
      await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(/1 change will be sent when you’re back online\./)).toBeVisible();
      for (const isMarked of [false, true]) {
        await favoriteButton.click();
        await expect(favoriteButton).toHaveAttribute('aria-pressed', String(isMarked));
      }
      await expect(page.getByText(/3 changes will be sent when you’re back online\./)).toBeVisible();

      await page.reload();
      await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(/3 changes will be sent when you’re back online\./)).toBeVisible();
      expect(sent).toHaveLength(0);

      await context.setOffline(false);
      await expect(page.getByText('You’re offline', { exact: true })).toBeHidden();
      await expect.poll(async () => (await sent[2]?.response())?.status()).toBe(200);
      await expect.poll(() => storedChanges(page)).toBe('');
      await page.reload();
      await expect(favoriteButton).toHaveAttribute('aria-pressed', 'true');
      expect(sent).toHaveLength(3);
      expect(new Set(sent.map((request) => request.headers()['idempotency-key'])).size).toBe(3);
    },
  );
});

test('waiting changes are discarded at sign-out', async ({ page, context }) => {
  // It may begin as soon as the first data have rendered.
  const isThere = page.waitForRequest((request) => request.url().endsWith('/notification/events'));
  await signIn(page);
  const favoriteButton = await favoriteButtonOf(page);
  const { sent } = watchHearts(page);
  await page.getByRole('heading', { level: 1 }).click();
  await isThere;
  // Refetching after a change may take any time: the next change does not wait for it.
  await page.route('**/api/job/jobs/all?**', () => undefined);
  await favoriteButton.click();
  await expect.poll(async () => (await sent[0]?.response())?.status()).toBe(200);

  await context.setOffline(true);
  await favoriteButton.click();
  await expect(page.getByText(/1 change will be sent when you’re back online\./)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await sent[1]?.response())?.status()).toBe(200);

  await context.setOffline(true);
  await favoriteButton.click();
  await expect(page.getByText(/1 change will be sent when you’re back online\./)).toBeVisible();
  // Requests do not leave the browser.
  await page.route('**/jobs/students/action/**', (route) => route.abort());
  await context.setOffline(false);
  await expect.poll(() => sent.length).toBeGreaterThan(2);
  expect(await storedChanges(page)).not.toBe('');
  await page.goto('/app/signout');
  await expect(page).toHaveURL('/app/login');
  expect(await storedChanges(page)).toBe('');
});

test('a pending change of one tab is counted in the other, and every pending change is applied', async ({
  page: first,
  context,
}) => {
  await signIn(first);
  const second = await context.newPage();
  await second.goto('/student/job/public-jobs');
  const tabs = [first, second];
  const favoriteButtons = first.getByRole('main').getByRole('button', { name: /favorites$/, pressed: false });
  const names = await Promise.all([0, 1].map((at) => favoriteButtons.nth(at).getAttribute('aria-label')));
  const favoriteButtonIn = (tab: Page, at: number) =>
    tab
      .getByRole('main')
      .getByRole('button', { name: names[at] ?? '', exact: true })
      .first();
  // The notice of waiting changes loads at the first interaction; then each tab follows events or waits for its turn.
  for (const tab of tabs) await tab.getByRole('heading', { level: 1 }).click();
  await expect
    .poll(() =>
      first.evaluate(`navigator.locks.query().then(({ held, pending }) => held.length + pending.length)`),
    )
    .toBeGreaterThanOrEqual(tabs.length);
  const sent = tabs.map((tab) => watchHearts(tab).sent);
  // A tab may see that the other has sent a change a moment late and send it again. A change sets a state, so nothing changes.
  const targetsSent = (): number => new Set(sent.flat().map((request) => request.url())).size;

  await context.setOffline(true);
  await favoriteButtonIn(first, 0).click();
  for (const tab of tabs)
    await expect(tab.getByText(/1 change will be sent when you’re back online\./)).toBeVisible();
  await favoriteButtonIn(second, 1).click();
  for (const tab of tabs)
    await expect(tab.getByText(/2 changes will be sent when you’re back online\./)).toBeVisible();
  expect(targetsSent()).toBe(0);

  await context.setOffline(false);
  for (const tab of tabs) await expect(tab.getByText(/will be sent when you’re back online\./)).toBeHidden();
  await expect.poll(targetsSent).toBe(2);
  // A reload before the response would send the change again.
  await expect.poll(() => storedChanges(first)).toBe('');
  for (const tab of tabs) {
    await tab.reload();
    for (const at of [0, 1]) await expect(favoriteButtonIn(tab, at)).toHaveAttribute('aria-pressed', 'true');
  }

  // As it was before.
  for (const at of [0, 1]) {
    await favoriteButtonIn(first, at).click();
    await expect(favoriteButtonIn(first, at)).toHaveAttribute('aria-pressed', 'false');
  }
  await expect.poll(() => storedChanges(first)).toBe('');
  await first.reload();
  for (const at of [0, 1]) await expect(favoriteButtonIn(first, at)).toHaveAttribute('aria-pressed', 'false');
});
