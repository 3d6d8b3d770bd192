import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const password = 'michi-demo-2026';

const signIn = async (page: Page, language: 'en' | 'jp' = 'en') => {
  await page.addInitScript((code) => localStorage.setItem('LANGUAGE', JSON.stringify(code)), language);
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill(password);
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');
};

test(
  'a student searches in Japanese, filters, applies, signs out, and finds it after a restart of the server',
  { tag: '@journey' },
  async ({ page, server }) => {
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));

    await signIn(page, 'jp');
    await page.goto('/student/job/public-jobs');
    const search = page.getByRole('main').getByRole('searchbox', { name: '求人を検索' });
    await search.fill('ｴﾝｼﾞﾆｱ');
    await search.press('Enter');
    await expect(page).toHaveURL(/search=/);
    const rows = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: /お気に入り/ }) });
    await expect(rows.first()).toContainText('エンジニア');

    await page.getByRole('button', { name: 'すべての条件' }).click();
    const dialog = page.getByRole('dialog', { name: 'すべての条件' });
    await dialog.getByRole('button', { name: 'ハイブリッド' }).click();
    await dialog.getByText('応募できる求人だけ').click();
    await dialog.getByRole('button', { name: /^\d+件を表示$/ }).click();
    await expect(page).toHaveURL(/workStyle=HYBRID/);
    await expect(page).toHaveURL(/canApply=true/);
    await expect(rows.first()).toContainText('ハイブリッド');

    // Of those, one that was not applied to yet.
    const row = rows.filter({ hasNotText: /応募済み|面接|内定|見送り|取り下げ|推薦/ }).first();
    const title = await row.getByRole('link').first().innerText();
    await row.getByRole('link').first().click();
    await expect(page).toHaveURL(/details\?id=/);
    await page.getByRole('link', { name: '応募する' }).click();
    await page
      .getByRole('textbox', { name: '企業へのメッセージ' })
      .fill('配送ロボットの研究をしています。😀');
    const questions = page.getByRole('region', { name: '企業からの設問' });
    for (const answer of await questions.getByRole('textbox').all())
      await answer.fill('配送ロボットの研究に、二年間取り組みました。');
    await page.getByRole('button', { name: '応募する' }).click();
    await expect(page.getByText('応募を受け付けました。', { exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: '応募する' })).toHaveCount(0);

    await page.getByRole('link', { name: /応募済み/ }).click();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first(),
    ).toContainText('応募済み');

    await page.getByRole('button', { name: 'ログアウト' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'ログアウト' }).click();
    await expect(page).toHaveURL('/app/login');
    // Requests of the login page would fail while the server restarts.
    await page.waitForLoadState('networkidle');

    await server.restart();
    await signIn(page, 'jp');
    await page.goto('/student/job/public-jobs?tab=1');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: title }).first(),
    ).toContainText('応募済み');
    expect(problems).toEqual([]);
  },
);

test('applying twice from two tabs is one application', async ({ page, context }) => {
  await signIn(page);
  await page.goto('/student/job/public-jobs?canApply=true&sort=SALARY');
  const fresh = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /favorites$/ }) })
    .filter({ hasNotText: /Applied|Interview|Offer|Unlucky|Withdrawn|Recommended/ })
    .first();
  const title = await fresh.getByRole('link').first().innerText();
  await fresh.getByRole('link').first().click();
  await expect(page).toHaveURL(/details\?id=/);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'Apply', exact: true }).click();
    await tab.getByRole('button', { name: 'Send application' }).click();
    await expect(tab.getByText('Your application was sent.', { exact: true })).toBeVisible();
  }
  await other.goto('/student/job/public-jobs?tab=1');
  await expect(
    other
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: other.getByRole('link', { name: title, exact: true }) }),
  ).toHaveCount(1);
});

test('a job is kept among favorites, taken out, and that is undone', async ({ page }) => {
  await signIn(page);
  await page.goto('/student/job/public-jobs?sort=DEADLINE');
  const favoriteButton = page.getByRole('button', { name: /^Add .* to favorites$/, pressed: false }).first();
  const name = (await favoriteButton.getAttribute('aria-label')) ?? '';
  const named = page.getByRole('main').getByRole('listitem').getByRole('button', { name, exact: true });
  let responded = 0;
  page.on('response', (response) => {
    if (response.url().includes('/api/job/jobs/students/action/') && response.ok()) responded += 1;
  });
  await named.click();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  await named.click();
  await expect(named).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
  // The heart shows at once what the queued requests send one after the other.
  await expect.poll(() => responded).toBe(3);
  await page.reload();
  await expect(named).toHaveAttribute('aria-pressed', 'true');
});

const sample = {
  file: fileURLToPath(new URL('../../server/test/fixtures/sample-postings.jsonl', import.meta.url)),
  company: 'Kitakaze Robotics',
};
const real = process.env['MICHI_REAL_POSTINGS'];
const postings = real === undefined ? sample : { file: real, company: 'WeRide' };

test(`postings of ${real === undefined ? 'the sample' : 'the real file'} are imported while the server runs, found, and applied to`, async ({
  page,
  server,
}) => {
  // The sample contains invalid lines on purpose, so the command exits with 1; the valid ones are imported.
  await server.operate('import', 'jobs', postings.file).catch(() => undefined);
  await signIn(page);
  await page.goto(`/student/job/public-jobs?search=${encodeURIComponent(postings.company)}&canApply=true`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: postings.company }).first();
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/details\?id=/);
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByText('Your application was sent.', { exact: true })).toBeVisible();
});
