import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const email = 'hana@michi.example';
const password = 'michi-demo-2026';

/** Lets no script of the portal through before it is opened, as on a slow network. */
const holdScripts = async (page: Page): Promise<() => void> => {
  const { promise: isOpen, resolve: open } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isOpen;
    await route.continue();
  });
  return open;
};

/** Waits until the screen is hydrated. */
const awake = (page: Page): Promise<void> => expect(page.locator('html')).not.toHaveAttribute('data-ahead');

/** Warnings and errors of a page, and every address it requested. */
const watch = (
  page: Page,
): { readonly problems: readonly string[]; readonly addresses: readonly string[] } => {
  const problems: string[] = [];
  const addresses: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return { problems, addresses };
};

test('the texts are shown without scripts, in both languages, and a submitted form returns to the screen', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL !== undefined && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  const { addresses } = watch(page);
  await page.goto('/app/login');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Michi');
  await expect(page.getByText('Loading application…')).toBeHidden();
  await context.addCookies([{ name: 'LANGUAGE', value: 'jp', url: new URL(page.url()).origin }]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michiへようこそ');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page).toHaveURL('/app/login');
  await expect(page.getByLabel('パスワード')).toHaveValue('');
  expect(addresses.filter((address) => address.includes(password))).toEqual([]);
  await context.close();
});

test('loads no script before the page has loaded, and hydrates without console errors', async ({ page }) => {
  const { problems } = watch(page);
  const open = await holdScripts(page);
  await page.goto('/app/login');
  open();
  await awake(page);
  const early = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation');
    const loaded = visit instanceof PerformanceNavigationTiming ? visit.loadEventStart : 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime < loaded);
  });
  expect(early).toEqual([]);
  await expect(page.locator('body > .boot')).toHaveCount(0);
  expect(problems).toEqual([]);
});

test(
  'input, choices and a submission before hydration take effect after it',
  { tag: '@journey' },
  async ({ page }) => {
    const { problems, addresses } = watch(page);
    const open = await holdScripts(page);
    await page.goto('/app/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('日本語').click();
    open();
    await awake(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Michiへようこそ');
    await expect(page.getByLabel('メールアドレス')).toHaveValue(email);
    await expect(page.getByLabel('パスワード')).toHaveAttribute('type', 'text');
    await expect(page.getByLabel('パスワード')).toHaveValue(password);
    // The server now has the language.
    await page.reload();
    await page.getByText('English').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Michi');
    expect(problems).toEqual([]);
    expect(addresses.filter((address) => address.includes(password))).toEqual([]);
  },
);

test('a login sent before hydration succeeds, and a signed-in user sees no login form after it', async ({
  page,
}) => {
  const open = await holdScripts(page);
  await page.goto('/app/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  open();
  await expect(page).toHaveURL('/student/dashboard');

  await page.unrouteAll({ behavior: 'wait' });
  const openAgain = await holdScripts(page);
  // Here the portal starts at once, and the page is loaded when its scripts are.
  await page.goto('/app/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText('Loading application…')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeHidden();
  openAgain();
  await expect(page).toHaveURL('/student/dashboard');
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
});

test('somebody who was signed in before is welcomed back from the first frame, and hydrated', async ({
  page,
}) => {
  await page.goto('/app/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto('/app/signout');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');

  const { problems } = watch(page);
  const open = await holdScripts(page);
  await page.goto('/app/login', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  open();
  await awake(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back');
  expect(problems).toEqual([]);
});
