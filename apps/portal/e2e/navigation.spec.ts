import { expect, test } from './server.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/app/login');
  await page.getByLabel('Email').fill('hana@michi.example');
  await page.getByLabel('Password').fill('michi-demo-2026');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'My Progress' })).toBeVisible();
});

test('on a phone a job opens as a page, and Back returns to the same position in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public Jobs' })).toBeVisible();
  const jobs = page.getByRole('main').locator('a[href*="/details"]');
  await jobs.nth(8).scrollIntoViewIfNeeded();
  // Content that still loads above the row shifts the page, so the position is read at the click.
  const top = await jobs.nth(8).evaluate((link: HTMLAnchorElement) => {
    const left = window.scrollY;
    link.click();
    return left;
  });
  expect(top).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/details\?/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('on a phone Back gives the focus to the row of the job that was open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('navigation', { name: 'Main pages' }).getByRole('link', { name: 'Jobs' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Public Jobs' })).toBeVisible();
  // Named by its address: what still loads above it moves its place in the list.
  const href = await main.locator('li a[href*="/details"]').nth(8).getAttribute('href');
  const row = main.locator(`li a[href="${href}"]`);
  await row.click();
  const back = main.getByRole('link', { name: 'Back to jobs' });
  await expect(back).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  await row.click();
  await back.click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('on a wide screen the list keeps its place while jobs are opened beside it', async ({ page }) => {
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('button', { name: 'My Jobs' })
    .click();
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Public Jobs' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Public Jobs' })).toBeVisible();
  const jobs = page.getByRole('main').locator('a[href*="/details"]');
  await jobs.nth(10).scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => window.scrollY);
  await jobs.nth(10).click();
  await expect(page).toHaveURL(/\/details\?/);
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
});

test('the drawer of a phone leads on and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'My Jobs' }).click();
  await drawer.getByRole('link', { name: 'University Jobs' }).click();
  await expect(page).toHaveURL('/student/job/university-jobs');
  await expect(drawer).toBeHidden();
});
