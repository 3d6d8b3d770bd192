import { messagesOf, openConversation, sentMessages, sendMessage } from './conversation.ts';
import { expect, test } from './server.ts';

const hour = 3_600_000;

for (const [name, jump, verb] of [
  ['a day ahead', 24 * hour, 'hopes'],
  ['a day behind', -24 * hour, 'waits'],
] as const) {
  test(`a device whose clock jumps ${name} stays signed in, and sends every change once`, async ({
    page,
    baseURL,
  }) => {
    await page.clock.install();
    await openConversation(page, baseURL ?? '', 'hana@michi.example');
    await sendMessage(page, `Hana ${verb} 1`);
    await expect.poll(() => sentMessages(page, verb)).toEqual([`Hana ${verb} 1`]);
    const statuses: number[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) statuses.push(response.status());
    });

    await page.clock.setSystemTime(Date.now() + jump);
    await sendMessage(page, `Hana ${verb} 2`);
    await expect.poll(() => sentMessages(page, verb)).toEqual([`Hana ${verb} 1`, `Hana ${verb} 2`]);
    await expect(messagesOf(page).getByText(/^(?:Sending|Waiting)/)).toHaveCount(0);

    // A page that is loaded with the wrong clock.
    await page.goto('/student/job/public-jobs');
    const main = page.getByRole('main');
    const favoriteButton = main.getByRole('button', { name: /favorites$/, pressed: false }).first();
    const label = (await favoriteButton.getAttribute('aria-label')) ?? '';
    const same = main.getByRole('button', { name: label, exact: true }).first();
    const responded = page.waitForResponse((response) => response.url().includes('/jobs/students/action/'));
    await same.click();
    expect((await responded).status()).toBe(200);
    await page.reload();
    expect(Math.abs(Number(await page.evaluate('Date.now()')) - Date.now() - jump)).toBeLessThan(hour);
    await expect(same).toHaveAttribute('aria-pressed', 'true');
    // Other tests count her favorites.
    const takenOut = page.waitForResponse((response) => response.url().includes('/jobs/students/action/'));
    await same.click();
    expect((await takenOut).status()).toBe(200);
    await page.goto('/student/chat');
    await page.getByRole('link', { name: /job hunting together/ }).click();
    await expect.poll(() => sentMessages(page, verb)).toEqual([`Hana ${verb} 1`, `Hana ${verb} 2`]);
    expect(statuses.filter((status) => status >= 400)).toEqual([]);
  });
}
