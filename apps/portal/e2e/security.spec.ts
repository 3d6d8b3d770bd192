import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** Violations of the content security policy on the pages of a tab from now on, as the browser reports them. */
const watchPolicy = async (page: Page): Promise<readonly string[]> => {
  const refused: string[] = [];
  await page.exposeFunction('refusedByPolicy', (text: string) => {
    refused.push(text);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report: unknown = Reflect.get(globalThis, 'refusedByPolicy');
      if (typeof report === 'function') {
        Reflect.apply(report, null, [`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`]);
      }
    });
  });
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
};

const logIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login');
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
};

test('the violation listener of these tests reports what the policy blocks', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/app/login');
  await page.evaluate(() => {
    document.body.append(document.createElement('style'));
    document.body.lastElementChild?.append('body { color: red }');
    document.body.setAttribute('style', 'color: red');
    document.body.append(document.createElement('script'));
    document.body.lastElementChild?.append('globalThis.hasRun = true');
  });
  await expect.poll(() => refused.map((text) => text.split(' ')[0])).toContain('style-src-elem');
  await expect.poll(() => refused.map((text) => text.split(' ')[0])).toContain('style-src-attr');
  await expect.poll(() => refused.map((text) => text.split(' ')[0])).toContain('script-src-elem');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'hasRun'))).toBeUndefined();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`login, toasts, menus, dialogs and filters break no policy, ${colorScheme}`, async ({ page }) => {
    const refused = await watchPolicy(page);
    await page.emulateMedia({ colorScheme });
    await logIn(page);
    await expect(page.getByText('Login successful').first()).toBeVisible();

    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('menuitemradio', { name: colorScheme === 'dark' ? 'Dark' : 'Light' }).click();
    await expect(page.locator('html')).toHaveClass(new RegExp(`michi-${colorScheme}`));

    await page.goto('/student/job/public-jobs');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    const filters = page.getByRole('button', { name: 'All filters' });
    await filters.click();
    const dialog = page.getByRole('dialog', { name: 'All filters' });
    await expect(dialog).toBeVisible();
    // The page below is prevented from scrolling by a style element created while the dialog is open.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await dialog.getByRole('button', { name: 'Hybrid' }).click();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    const favoriteButton = page.getByRole('button', { name: /to favorites$/, pressed: false }).first();
    await favoriteButton.click();
    await page.getByRole('main').locator('a[href*="/details"]').first().click();
    await expect(page).toHaveURL(/\/details\?/);

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/student/dashboard');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1280, height: 800 });

    await page
      .getByRole('navigation', { name: 'Main navigation' })
      .getByRole('button', { name: 'Sign Out' })
      .click();
    await page.getByRole('dialog', { name: 'Sign out?' }).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page).toHaveURL('/app/login');
    expect(refused).toEqual([]);
  });
}

test('the API reference complies with its own policy, and no inline script can run', async ({ page }) => {
  const refused = await watchPolicy(page);
  await page.goto('/docs');
  await page.getByLabel('Search all operations').fill('list locations');
  const response = await page.goto('/docs/common');
  const policy = (await response?.headerValue('content-security-policy')) ?? '';
  // Style attributes of the library's own HTML; no element and no script.
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('combobox').fill('all locations');
  await page.getByRole('option', { name: 'List all locations' }).click();
  await page.getByRole('button', { name: 'Test Request (get /locations)' }).click();
  await page.getByRole('button', { name: /^Send get request/ }).click();
  await expect(page.getByRole('dialog').getByText('401').first()).toBeVisible();
  // The library tests whether it may use eval, and continues without it.
  expect(refused.filter((text) => !text.startsWith('script-src eval'))).toEqual([]);
});

test('every page and every response of a service has the security headers', async ({ request }) => {
  for (const path of ['/app/login', '/student/dashboard', '/docs', '/api/job/jobs/all', '/nothing']) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    const policy = headers['content-security-policy'] ?? '';
    expect(policy, path).toContain("frame-ancestors 'none'");
    // The layout of a resume's PDF is WebAssembly; text is never evaluated.
    expect(policy.replace("'wasm-unsafe-eval'", ''), path).not.toContain('unsafe');
  }
});
