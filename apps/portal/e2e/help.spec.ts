import { expect, test } from './server.ts';

/** The operator acts from a separate process, beside the server. */
test('a student asks, an operator answers, and the student is notified, reads the answer and replies', async ({
  page,
  server,
}) => {
  await page.goto('/app/login');
  await page.locator('[name=email]').fill('alex@michi.example');
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await expect(page).toHaveURL('/student/dashboard');

  await page.getByRole('link', { name: 'Help and Feedback' }).click();
  await page.getByRole('searchbox', { name: 'Search help' }).fill('résumé');
  await page.getByRole('searchbox', { name: 'Search help' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Which files can I upload as a resume?' })).toBeVisible();
  await page.getByRole('link', { name: 'Ask A Question' }).first().click();
  await page.getByRole('textbox', { name: /^Your question in one line/ }).fill('My photo is upside down');
  await page.getByRole('textbox', { name: /^Tell us more/ }).fill('It stands on its head after I save it.');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Tell us more/ })).toHaveValue(/on its head/);
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My photo is upside down' })).toBeVisible();
  await expect(page.getByText('Waiting for Michi')).toBeVisible();

  const tickets = (await server.operate('help', 'tickets')).split('\n');
  const ticket = tickets.find((line) => line.endsWith('My photo is upside down'))?.split('  ')[0] ?? '';
  expect(await server.operate('help', 'show', ticket)).toContain('It stands on its head after I save it.');
  await server.operate('help', 'reply', ticket, 'Turn it on your phone first, then choose it again.');

  await page.goto('/student/notification');
  await page.getByRole('link', { name: /^Michi replied: My photo is upside down/ }).click();
  await expect(page.getByText('Turn it on your phone first, then choose it again.')).toBeVisible();
  await page.getByRole('textbox', { name: /^Your reply/ }).fill('That helped, thank you.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'That helped, thank you.' })).toBeVisible();

  expect(await server.operate('help', 'close', ticket)).toContain('closed');
  await page.reload();
  await expect(page.getByText('This question is closed')).toBeVisible();
});
