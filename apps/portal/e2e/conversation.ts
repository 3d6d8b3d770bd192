import { expect, type Page } from '@playwright/test';

const conversation = /^Class of \d{4}: job hunting together$/;

/** A student's messages as the others see them. */
export const messagesOf = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** Signs in and opens the conversation that both students of the demo are in. */
export const openConversation = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/app/login?next=/student/chat`);
  await page.locator('[name=email]').fill(email);
  await page.locator('[name=password]').fill('michi-demo-2026');
  await page.locator('[type=submit]').click();
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link', { name: conversation }).click();
  await expect(messagesOf(page)).toBeVisible();
};

/** Writes a message and sends it. */
export const sendMessage = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('textbox', { name: /^Message to/ });
  await field.fill(text);
  await field.press('Enter');
  await expect(field).toHaveValue('');
};

/**
 * Messages of one test in the conversation, in their order.
 * @param verb distinguishes the messages of one test from others, such as "says" in "Hana says 1"
 */
export const sentMessages = async (page: Page, verb: string): Promise<readonly string[]> =>
  (await messagesOf(page).innerText()).match(new RegExp(`(?:Hana|Alex) ${verb} \\d`, 'g')) ?? [];
