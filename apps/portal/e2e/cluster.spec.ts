import type { Page } from '@playwright/test';
import { openConversation, said, say } from './conversation.ts';
import { expect, test as base, type RunningReplica } from './server.ts';

/** Tests of what only a cluster has. What is kept behind goes on when a test is over, failed or not. */
const test = base.extend<{ readonly replica: RunningReplica }>({
  replica: async ({ server: { replica } }, provide) => {
    if (replica === undefined) throw new Error('These stories are of a cluster.');
    await provide(replica);
    await replica.resume();
  },
});

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

test(
  'two students talk through a balancer, and one of two servers that dies takes no message along',
  { tag: '@cluster' },
  async ({ browser, page: hana, server }) => {
    const context = await browser.newContext();
    const alex = await context.newPage();
    await openConversation(hana, server.url, 'hana@michi.example');
    await openConversation(alex, server.url, 'alex@michi.example');

    const told: string[] = [];
    const tell = async (page: Page, text: string): Promise<void> => {
      await say(page, text);
      told.push(text);
      for (const reader of [hana, alex]) await expect.poll(() => said(reader, 'tells')).toEqual(told);
    };
    await tell(hana, 'Hana tells 1');
    await tell(alex, 'Alex tells 1');
    const second = await server.startSecond();
    await second.kill();
    await tell(hana, 'Hana tells 2');
    await tell(alex, 'Alex tells 2');
    await second.startAgain();
    await tell(hana, 'Hana tells 3');

    // What both see is what is there.
    await alex.reload();
    await expect.poll(() => said(alex, 'tells')).toEqual(told);
    await context.close();
  },
);

test(
  'a favorite and a profile are read as they were just written, though the replica that lists come from stands still',
  { tag: '@cluster' },
  async ({ page, replica }) => {
    await signIn(page);
    const before = await replica.reads();
    await page.goto('/student/job/public-jobs?sort=DEADLINE');
    const heart = page.getByRole('button', { name: /^Add .* to favorites$/, pressed: false }).first();
    const name = (await heart.getAttribute('aria-label')) ?? '';
    const named = page.getByRole('main').getByRole('listitem').getByRole('button', { name, exact: true });
    // Until now it was the replica that answered.
    await expect.poll(() => replica.reads()).toBeGreaterThan(before);

    await replica.pause();
    const written = page.waitForResponse((answer) => answer.url().includes('/jobs/students/action/'));
    await named.click();
    expect((await written).status()).toBe(200);
    await page.reload();
    await expect(named).toHaveAttribute('aria-pressed', 'true');
    await page.goto('/student/favorites');
    const title = /^Add (.*) to favorites$/.exec(name)?.[1] ?? '';
    const kept = page.getByRole('main').getByRole('button', { name: `Keep ${title}` });
    await expect(kept).toBeVisible();
    // The stories that follow find as many favorites as there were.
    const letGo = page.waitForResponse((answer) => answer.url().includes('/jobs/students/action/'));
    await kept.click();
    expect((await letGo).status()).toBe(200);

    await page.goto('/student/profile/edit?section=focus');
    const typed = 'Robots that carry parcels through a city 🤖';
    await page.getByRole('textbox', { name: 'Focus as Student' }).fill(typed);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const section = page.getByRole('region', { name: 'Focus as Student' });
    await expect(section).toContainText(typed);
    await page.reload();
    await expect(section).toContainText(typed);
  },
);
