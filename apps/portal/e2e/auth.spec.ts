import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const password = 'michi-demo-2026';

const logIn = async (page: Page, email: string, secret = password) => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Log in' }).click();
};

/** Fails a test whose page logs a warning or an error, or throws; server refusals are ignored, which a test provokes or a busy machine causes. */
const recordProblems = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isRefusal = /status of (4\d\d|503)/.test(message.text());
    if (['error', 'warning'].includes(message.type()) && !isRefusal) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  return problems;
};

test('a visitor is redirected to the login page and after it to the requested one', async ({ page }) => {
  const problems = recordProblems(page);
  await page.goto('/student/job/public-jobs?tab=1');
  await expect(page).toHaveURL('/app/login?next=%2Fstudent%2Fjob%2Fpublic-jobs%3Ftab%3D1');
  await logIn(page, 'hana@michi.example');
  await expect(page).toHaveURL('/student/job/public-jobs?tab=1');
  await expect(page.getByText('Login successful').first()).toBeVisible();
  await expect(page).toHaveTitle('Public Jobs · Michi');
  expect(problems).toEqual([]);
});

test('login leads to the dashboard without a target, or with one outside the portal', async ({ page }) => {
  await page.goto('/app/login?next=//evil.example');
  await logIn(page, 'alex@michi.example');
  await expect(page).toHaveURL('/student/dashboard');
});

test('a new student registers and is signed in', async ({ page }) => {
  const problems = recordProblems(page);
  await page.goto('/app/login');
  // Before hydration a link is a plain link: it loads another page, with no heading to focus.
  await expect(page.locator('html')).not.toHaveAttribute('data-ahead');
  await page.getByRole('link', { name: 'Create an account' }).click();
  // The login form, which also has an email field, stays until this one is rendered.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeFocused();
  await page.getByLabel('Email').fill('new.student@michi.example');
  await page.getByLabel('Password', { exact: true }).fill('blue-ridge-2027');
  await page.getByLabel('Family name', { exact: true }).fill('Morgan');
  await page.getByLabel('First name', { exact: true }).fill('Sam');
  await page.getByLabel('Graduation year').fill('2027');
  await page.getByRole('checkbox', { name: /^I agree to the Terms of use/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByText('Registered Successfully').first()).toBeVisible();
  await expect(page).toHaveURL('/app/verify-email');
  // No second page asks for anything: the profile has what was given.
  await page.getByRole('link', { name: 'Start using Michi' }).click();
  await expect(page).toHaveURL('/student/dashboard');
  await page.goto('/student/profile');
  await expect(page.getByText('Sam Morgan').first()).toBeVisible();
  expect(problems).toEqual([]);
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto('/app/login');
  await logIn(page, 'hana@michi.example');
  await expect(page).toHaveURL('/student/dashboard');
  const other = await context.newPage();
  await other.goto('/student/dashboard');
  await expect(other.getByRole('heading', { name: 'My Progress' })).toBeVisible();

  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: 'Sign Out' })
    .click();
  await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/app/login');
  await expect(other).toHaveURL(/\/app\/login/);
  await page.goto('/student/dashboard');
  await expect(page).toHaveURL('/app/login?next=%2Fstudent%2Fdashboard');
});

test('the chosen language persists after a reload and after login, and reaches the settings', async ({
  page,
}) => {
  await page.goto('/app/login');
  await page.getByText('日本語').click();
  await expect(page.getByRole('button', { name: 'ログイン' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.reload();
  await page.getByLabel('メールアドレス').fill('alex@michi.example');
  await page.getByLabel('パスワード').fill(password);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('ログインしました。').first()).toBeVisible();

  await page.getByRole('button', { name: /日本語/ }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/auth/setting'));
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  expect((await saved).status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('My Progress · Michi');
});

test("the language of one student's account is not the next one's", async ({ page }) => {
  await page.goto('/app/login');
  await logIn(page, 'hana@michi.example');
  await page.getByRole('button', { name: /English/ }).click();
  const saved = page.waitForResponse((response) => response.url().endsWith('/api/user/auth/setting'));
  await page.getByRole('menuitemradio', { name: '日本語' }).click();
  expect((await saved).status()).toBe(200);
  await page.goto('/app/signout');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await logIn(page, 'hana@michi.example');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  // The account is shared with the tests that follow.
  const restored = page.waitForResponse((response) => response.url().endsWith('/api/user/auth/setting'));
  await page.getByRole('button', { name: /日本語/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  expect((await restored).status()).toBe(200);
});

test('only one language is downloaded', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(en|jp)-[^/]+\.json$/.test(pathname)) files.push(pathname);
  });
  await page.goto('/app/login?next=%2Fstudent');
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => file.includes('/jp-'))).toEqual([]);
});

test('the chosen theme applies from the first frame after a reload', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/app/login');
  await logIn(page, 'hana@michi.example');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveClass(/michi-dark/);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveClass(/michi-dark/);
});

test('everything works by keyboard alone: log in, skip to the contents, search, sign out', async ({
  page,
}) => {
  await page.goto('/app/login');
  await page.getByLabel('Email').focus();
  await page.keyboard.type('hana@michi.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { name: 'My Progress' });
  await expect(heading).toBeFocused();

  await page.keyboard.press('Control+/');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
  await page.keyboard.type('interview');
  const interviews = page.getByRole('group', { name: 'Your interviews' });
  await expect(interviews.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  // From the first entry up to the last but one, past the search of help.
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/student/job/public-jobs?search=interview');
  // The new screen takes the focus once it is rendered.
  await expect(page.getByRole('heading', { name: 'Public Jobs', exact: true })).toBeFocused();

  const signOut = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: 'Sign Out' });
  await signOut.focus();
  await expect(signOut).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sign out?' });
  await expect(dialog).toBeFocused();
  // It handles the key a moment after it has taken the focus.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden({ timeout: 1000 });
  }).toPass();
  await page.goto('/logout');
  await expect(page).toHaveURL('/app/login');
});

test('without a network a banner says so until it is back', async ({ page, context }) => {
  await page.goto('/app/login');
  // The prerendered page is visible before the portal starts.
  await expect(page.locator('html')).not.toHaveAttribute('data-ahead');
  await context.setOffline(true);
  await expect(page.getByText('You’re offline')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
});

test('when the translations cannot be loaded after all retries, the page says what to do', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(/\/assets\/en-[^/]+\.json$/, (route) => route.abort());
  await page.goto('/app/login?next=%2Fstudent');
  await expect(page.getByText('Loading application…')).toBeVisible();
  const message = page.getByText('Michi couldn’t load.');
  await expect(async () => {
    await page.clock.runFor(6_000);
    await expect(message).toBeVisible({ timeout: 200 });
  }).toPass();
});

for (const [file, address] of [
  ['js', '/app/login'],
  ['js', '/app/login?next=%2Fstudent'],
  ['css', '/app/login?next=%2Fstudent'],
] as const) {
  test(`says what to do when a ${file} file of the portal is no longer there, at ${address}`, async ({
    page,
  }) => {
    // All but the script that reports it.
    await page.route(new RegExp(String.raw`/assets/[^/]+\.${file}$`), (route) =>
      route.fulfill({ status: 404 }),
    );
    await page.goto(address);
    await expect(page.getByText('Michi couldn’t load.')).toBeVisible();
    await expect(page.getByText('Loading application…')).toBeHidden();
  });
}
