import type { Page } from '@playwright/test';
import { expect, test as base, type RunningReplica } from '../../e2e/server.ts';

/** Tests that need a cluster. A paused replica resumes after each test, failed or not. */
const test = base.extend<{ readonly replica: RunningReplica }>({
  replica: async ({ server: { replica } }, provide) => {
    if (replica === undefined) throw new Error('These stories are of a cluster.');
    await provide(replica);
    await replica.resume();
  },
});

test.use({ isCluster: true });

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

test('a favorite and a profile are read as just written, though the replica that serves lists is paused', async ({
  page,
  replica,
}) => {
  await signIn(page);
  const before = await replica.reads();
  await page.goto('/student/job/public-jobs?sort=DEADLINE');
  const favoriteButton = page.getByRole('button', { name: /^Add .* to favorites$/, pressed: false }).first();
  const name = (await favoriteButton.getAttribute('aria-label')) ?? '';
  const named = page.getByRole('main').getByRole('listitem').getByRole('button', { name, exact: true });
  // Until now it was the replica that answered.
  await expect.poll(() => replica.reads()).toBeGreaterThan(before);

  await replica.pause();
  const written = page.waitForResponse((response) => response.url().includes('/jobs/students/action/'));
  await named.click();
  expect((await written).status()).toBe(200);
  await page.reload();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/student/favorites');
  const favorite = page.getByRole('main').getByRole('button', { name, exact: true, pressed: true });
  await expect(favorite).toBeVisible();
  // The stories that follow find as many favorites as there were.
  const letGo = page.waitForResponse((response) => response.url().includes('/jobs/students/action/'));
  await favorite.click();
  expect((await letGo).status()).toBe(200);

  await page.goto('/student/profile/edit?section=focus&answer=new&next=/student/profile');
  const typed = 'Robots that carry parcels through a city 🤖';
  await page.getByRole('textbox', { name: 'Your answer' }).fill(typed);
  await page.getByRole('checkbox', { name: 'Show this version in my profile' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const section = page.getByRole('region', { name: 'Focus as Student' });
  await expect(section).toContainText(typed);
  await page.reload();
  await expect(section).toContainText(typed);
});
