import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const password = 'blue-ridge-2027';

const logIn = async (page: Page, email: string, secret = 'michi-demo-2026') => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill(secret);
  await page.locator('[type=submit]').click();
};

/** A thousand students, and three lines that are none: a broken quotation mark, a repeated email, and no email. */
const csv = (): string => {
  const lines = Array.from(
    { length: 1000 },
    (_, index) => `Mori,Aoi,森,葵,aoi${index}@campus.example,学生,,jp`,
  );
  lines.splice(10, 0, '"Oku,Ren,奥,蓮,ren@campus.example,学生,,jp');
  lines.splice(400, 0, 'Mori,Aoi,森,葵,AOI3@campus.example,学生,,jp');
  lines.splice(900, 0, 'Tani,Mio,谷,澪,mio-at-campus,学生,,jp');
  return ['姓（ローマ字）,名（ローマ字）,姓（漢字）,名（漢字）,メールアドレス,役割,大学,言語', ...lines].join(
    '\r\n',
  );
};

test('an admin adds a thousand students from a file with three bad lines, and blocks one of them', async ({
  page,
  browser,
  server,
}) => {
  await logIn(page, 'admin@michi.example');
  await expect(page).toHaveURL('/admin/users');
  // The places of students are not an admin's.
  await page.goto('/student/job/public-jobs');
  await expect(page).toHaveURL('/admin/users');

  await page.getByRole('link', { name: 'Add Users from CSV' }).click();
  await expect(page).toHaveURL('/admin/users/import');
  await page.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csv()),
  });
  await expect(page.getByText('1,000 users will be added')).toBeVisible();
  await expect(page.getByText('3 lines have errors')).toBeVisible();
  for (const [line, fault] of [
    ['Line 12', 'A quotation mark is missing or in the wrong place'],
    ['Line 402', 'Line 5 has the same email'],
    ['Line 902', 'This isn’t an email address'],
  ] as const) {
    const row = page.getByRole('listitem').filter({ hasText: line });
    await expect(row.filter({ hasText: fault })).toBeVisible();
  }
  // Nobody yet, and nobody without confirming the invalid lines.
  const confirm = page.getByRole('button', { name: 'Add 1,000 users' });
  await confirm.click();
  await expect(
    page.getByText('Confirm that you want to skip these lines, or fix the file first'),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: 'Skip 3 lines and add the others' }).check();
  await confirm.click();
  await expect(page.getByRole('heading', { name: '1,000 users were added' })).toBeVisible();

  await page.goto('/admin/users?email=campus.example');
  await expect(page.getByRole('status').filter({ hasText: '1,000 users' })).toBeVisible();

  // One of them chooses a password with the link of the mail, and is in.
  const email = 'aoi77@campus.example';
  const { link } = await server.mailServer.nextMail(email);
  const context = await browser.newContext({ baseURL: server.url });
  const student = await context.newPage();
  await student.goto(link);
  await student.locator('[name=password]').fill(password);
  await student.locator('[name=confirmPassword]').fill(password);
  await student.locator('[type=submit]').click();
  await expect(student).toHaveURL(/\/app\/login/);
  await logIn(student, email, password);
  await expect(student).toHaveURL('/student/dashboard');
  // A user added by an admin is asked for consent at the first login only.
  await student.getByRole('button', { name: '同意して続ける' }).click();
  await expect(student.getByRole('heading', { level: 1, name: '進捗状況' })).toBeVisible();

  await page.goto(`/admin/users?email=${email}`);
  await page.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Block' }).click();
  await page.getByRole('radio', { name: 'Misuse' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('listitem').getByText('Blocked', { exact: true })).toBeVisible();

  // The session ends at once, and the login is refused with the product's message, in the language of the file.
  await student.reload();
  await expect(student).toHaveURL(/\/app\/login/);
  await logIn(student, email, password);
  await expect(student.getByText('大学にお問い合わせください').first()).toBeVisible();
  await expect(student).toHaveURL(/\/app\/login/);
  await context.close();

  await page.goto(`/admin/audit?search=${email}`);
  for (const entry of ['User blocked', 'User added'])
    await expect(page.getByRole('listitem').filter({ hasText: entry })).toBeVisible();
});
