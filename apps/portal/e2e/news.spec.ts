import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const signIn = async (page: Page, email: string) => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

const robots = 'Our robots now cross at the lights';

test('a student reads the news of their university, and a like is counted for everybody', async ({
  page,
  browser,
}) => {
  await signIn(page, 'hana@michi.example');
  await page.getByRole('region', { name: 'News' }).getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/student/news');
  await expect(page.getByRole('heading', { name: /^Career day on/ })).toBeVisible();
  const like = page.getByRole('button', { name: `: ${robots}` });
  // Three of the demo like it, Hana among them.
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toContainText('Like 3');
  await like.click();
  await expect(like).toContainText('Like 2');
  await page.reload();
  await expect(like).toContainText('Like 2');
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const alex = await other.newPage();
  await signIn(alex, 'alex@michi.example');
  await alex.goto('/student/news');
  await expect(alex.getByRole('button', { name: `: ${robots}` })).toContainText('Like 2');
  await expect(alex.getByRole('heading', { name: /^Career day on/ })).toHaveCount(0);
  await other.close();
  await like.click();
  await expect(like).toContainText('Like 3');
});

test('favorites are listed by tab, link to their page, and can be removed and restored', async ({ page }) => {
  await signIn(page, 'hana@michi.example');
  await page.goto('/student/favorites');
  const favoriteButtons = page.getByRole('main').getByRole('button', { name: /^Add .* to favorites$/ });
  await expect(favoriteButtons).toHaveCount(6);
  const name = (await favoriteButtons.first().getAttribute('aria-label')) ?? '';
  await favoriteButtons.first().click();
  await expect(favoriteButtons).toHaveCount(5);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'University Jobs', exact: true }).last().click();
  await expect(page).toHaveURL('/student/favorites?tab=2');
  await expect(favoriteButtons).toHaveCount(2);
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/student\/favorites\/job\/description\?id=[\w-]+&tab=2$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Back to favorites' }).click();
  await expect(page).toHaveURL('/student/favorites?tab=2');
});
