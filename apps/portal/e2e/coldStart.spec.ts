import type { Page } from '@playwright/test';
import { seedId } from '../../server/seed/seedId.ts';
import { paths, withQuery } from '../src/shared/navigation/paths.ts';
import { expect, test } from './server.ts';
import { logIn, noteShapes, untilSettled, watchRequests } from './screens.ts';

const hana = 'hana@michi.example';

const job = seedId('job', 1);

/** Lets no script of the portal through but the page's first before it is opened, as on a slow network. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
};

/** Requests of a page to the services and for translation files, with their queries. */
const watchQuestions = (page: Page): readonly string[] => {
  const requested: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/') || isTranslations(pathname)) requested.push(pathname + search);
  });
  return requested;
};

const isTranslations = (address: string): boolean => /^\/assets\/.*\.json$/.test(address);

const beginnings = [
  [paths.dashboard, '/api/job/dashboard/student-job-summary'],
  [paths.publicJobs, '/api/job/jobs/all'],
  [withQuery(paths.publicJobDetails, { id: job }), `/api/job/jobs/show/${job}`],
] as const;

for (const language of ['en', 'jp'] as const)
  test(`a screen that a visit begins with has asked for data and words before its scripts are there, and asks once (${language})`, async ({
    page,
  }) => {
    await logIn(page, hana, language);
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    for (const [address, question] of beginnings) {
      // Excludes requests of the previous page.
      await page.goto('about:blank');
      const open = await holdScripts(page);
      const requested = watchQuestions(page);
      const underWay = watchRequests(page);
      await page.goto(address, { waitUntil: 'commit' });
      await expect.poll(() => requested.filter((one) => one.startsWith(question))).toHaveLength(1);
      expect(requested).toContain('/api/user/users/profile');
      // Those of every page, of the frame, of the labels and of the screen.
      await expect.poll(() => requested.filter(isTranslations)).toHaveLength(4);
      const first = [...requested];
      open();
      await expect(page.locator('main h1').first()).toBeVisible();
      await untilSettled(page, underWay);
      for (const one of first)
        expect(
          requested.filter((other) => other === one),
          address,
        ).toEqual([one]);
      expect(requested.filter(isTranslations), address).toHaveLength(4);
      page.removeAllListeners('request');
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(problems).toEqual([]);
  });

test(
  'responses that arrive before the scripts are rendered at once, without a skeleton',
  { tag: '@journey' },
  async ({ page }) => {
    await logIn(page, hana, 'en');
    // On a wide screen the job beside the list has its own skeleton.
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto('about:blank');
    await noteShapes(page);
    const responses = ['/user/users/profile', '/job/jobs/summary', '/job/jobs/all'].map((path) =>
      page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === `/api${path}`),
    );
    const open = await holdScripts(page);
    await page.goto(paths.publicJobs, { waitUntil: 'commit' });
    await Promise.all(responses);
    open();
    await expect(page.getByRole('listitem').filter({ hasText: 'Posted' }).first()).toBeVisible();
    await expect(page.locator('html')).not.toHaveAttribute('data-shapes');
  },
);

test('a session with an expired token still begins with its screen, and a visitor requests nothing', async ({
  page,
}) => {
  await logIn(page, hana, 'en');
  await page.evaluate(() => localStorage.setItem('AUTH', '"run-out"'));
  await page.goto(paths.publicJobs);
  await expect(page.getByRole('heading', { name: 'Public jobs' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Posted' }).first()).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('AUTH'))).not.toBe('"run-out"');

  await page.evaluate(() => localStorage.clear());
  // The page that is left may still be asking.
  await page.goto('about:blank');
  const requested = watchQuestions(page);
  await page.goto(paths.publicJobs);
  await expect(page).toHaveURL(/\/app\/login/);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((one) => !isTranslations(one))).toEqual([]);
});

/** Stores the cumulative layout shift so far (web.dev/cls) on the page's root element. */
const noteShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const entry of list.getEntries())
        if ('value' in entry) dataset['shift'] = String(Number(dataset['shift'] ?? 0) + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });

test('nothing on the first screen of a visit is shifted by later content', async ({ page }) => {
  await logIn(page, hana, 'en');
  await page.setViewportSize({ width: 412, height: 823 });
  await noteShifts(page);
  for (const [address] of beginnings) {
    await page.goto('about:blank');
    const underWay = watchRequests(page);
    await page.goto(address);
    await expect(page.locator('main h1').first()).toBeVisible();
    await untilSettled(page, underWay);
    const shift = await page.evaluate(() => Number(document.documentElement.dataset['shift'] ?? 0));
    expect(shift, address).toBeLessThan(0.01);
    page.removeAllListeners('request');
  }
});
