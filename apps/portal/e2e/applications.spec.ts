import type { Page } from '@playwright/test';
import { paths } from '../src/shared/navigation/paths.ts';
import { logIn } from './screens.ts';
import { expect, test } from './server.ts';

/** A card of the page by its title. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Opens the application behind the offer that waits for an answer, from the dashboard, with one tap. */
const openOffered = async (page: Page): Promise<void> => {
  await logIn(page, 'hana@michi.example');
  await page.goto(paths.dashboard);
  const steps = card(page, 'Next steps');
  await steps
    .getByRole('listitem')
    .filter({ hasText: 'Decide on your job offer' })
    .locator(`a[href^="${paths.application}"]`)
    .click();
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.application);
};

test('a tap on the dashboard leads to what was sent, when it is, what was asked and until when to decide', async ({
  page,
}) => {
  await openOffered(page);
  await expect(card(page, 'What’s next').getByText(/^Respond by /)).toBeVisible();
  const sent = card(page, 'What you sent');
  await expect(sent.getByText(/配送ロボットの安全/)).toBeVisible();
  await expect(sent.getByText(/街の中で機械と人/)).toBeVisible();
  await expect(card(page, 'Interviews').getByRole('listitem')).toHaveCount(2);
  await expect(
    card(page, 'Questions they asked').getByText('学生時代に力を入れたことは何ですか。'),
  ).toHaveCount(2);
  // The pages of a PDF, as its catalogue counts them.
  const printed = await page.pdf({
    format: 'A4',
    margin: { top: '10mm', bottom: '10mm', left: '10mm', right: '10mm' },
  });
  expect(/\/Type \/Pages\s*\/Count (\d+)/.exec(printed.toString('latin1'))?.[1]).toBe('1');
  await sent.getByRole('link', { name: 'View resume as sent' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === paths.sentResume);
  const downloading = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /download/i })
    .first()
    .click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('notes written without a network are kept and sent once there is one', async ({ page, context }) => {
  await openOffered(page);
  const notes = card(page, 'Your notes');
  const text = notes.getByRole('textbox', { name: 'Notes' });
  await expect(text).not.toHaveValue('');
  await context.setOffline(true);
  await text.fill('Written on the train');
  await notes.getByRole('button', { name: 'Save notes' }).click();
  await expect(page.getByText(/^Saved on this device/)).toBeVisible();
  const sending = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await context.setOffline(false);
  expect((await sending).status()).toBe(200);
  await page.reload();
  await expect(text).toHaveValue('Written on the train');
});
