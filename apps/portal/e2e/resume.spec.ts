import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

/** A one-page PDF of more than two parts of an upload. */
const curriculum = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/MediaBox[0 0 595 842]/Parent 2 0 R>>endobj',
    `%${'-'.repeat(1_300_000)}`,
    'trailer<</Root 1 0 R>>',
    '%%EOF',
  ].join('\n'),
);

/** Violations of the page policy, and script errors. */
const problemsOf = (page: Page): readonly string[] => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) problems.push(message.text());
  });
  return problems;
};

test('a resume is uploaded over a broken connection, another printed as PDF and read through its link', async ({
  page,
  browser,
  server,
}) => {
  const problems = problemsOf(page);
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('hana@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');

  await page.goto('/student/profile/resume');
  await expect(page.getByText(/^\d+ of 20 resumes$/)).toBeVisible();
  let parts = 0;
  await page.route(/\/students\/resume-uploads\//, (route) => {
    parts += 1;
    return parts === 2 ? route.abort('connectionreset') : route.continue();
  });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'hana.pdf', mimeType: 'application/pdf', buffer: curriculum });
  await expect(page.getByText('Uploaded “hana.pdf”.')).toBeVisible();
  expect(parts).toBeGreaterThan(3);

  await page.getByRole('link', { name: '履歴書（厚生労働省様式）' }).click();
  await expect(page.getByRole('img', { name: 'Page 2 of 2' })).toBeVisible();
  await expect(page.getByRole('figure').first()).toContainText('佐伯');

  await page.getByRole('link', { name: 'Resumes', exact: true }).click();
  await page.getByRole('button', { name: 'Actions for 履歴書（厚生労働省様式）' }).click();
  await page.getByRole('menuitem', { name: 'Share by link' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create link' }).click();
  const link = await page.getByRole('group', { name: 'Link' }).getByRole('code').innerText();
  expect(new URL(link).search).toBe('');

  const stranger = await browser.newContext({ baseURL: server.url });
  const reader = await stranger.newPage();
  const readerProblems = problemsOf(reader);
  await reader.goto(link);
  await expect(reader.getByRole('figure').first()).toContainText('佐伯');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Remove link/ })
    .first()
    .click();
  await expect(page.getByText('Link removed.', { exact: true })).toBeVisible();
  await reader.reload();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await stranger.close();
  expect([...problems, ...readerProblems]).toEqual([]);
});
