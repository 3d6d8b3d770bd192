import { openConversation, sentMessages, sendMessage } from './conversation.ts';
import { expect, test } from './server.ts';

test('two students talk through two processes of the server, and a cut connection loses and doubles nothing', async ({
  browser,
  page: hana,
  server,
}) => {
  const second = await server.startSecond();
  const context = await browser.newContext();
  const alex = await context.newPage();
  await openConversation(hana, server.url, 'hana@michi.example');
  await openConversation(alex, second.url, 'alex@michi.example');

  await sendMessage(hana, 'Hana says 1');
  await expect.poll(() => sentMessages(alex, 'says')).toEqual(['Hana says 1']);
  await sendMessage(alex, 'Alex says 1');
  await expect.poll(() => sentMessages(hana, 'says')).toEqual(['Hana says 1', 'Alex says 1']);

  // The process Alex is connected to is killed; Hana's messages of that time arrive when another takes over.
  await second.kill();
  await sendMessage(hana, 'Hana says 2');
  await sendMessage(hana, 'Hana says 3');
  await expect
    .poll(() => sentMessages(hana, 'says'))
    .toEqual(['Hana says 1', 'Alex says 1', 'Hana says 2', 'Hana says 3']);
  // Alex's message waits for it too, unless a balancer has another server.
  await sendMessage(alex, 'Alex says 2');
  await second.startAgain();
  const all = ['Hana says 1', 'Alex says 1', 'Hana says 2', 'Hana says 3', 'Alex says 2'];
  const again = alex.getByRole('button', { name: 'Send again' });
  await expect
    .poll(async () => {
      if (await again.isVisible()) await again.click();
      return sentMessages(alex, 'says');
    })
    .toEqual(all);
  await expect.poll(() => sentMessages(hana, 'says')).toEqual(all);

  // Offline, a message is shown as waiting, also after a visit to another screen, and is sent once.
  await context.setOffline(true);
  await sendMessage(alex, 'Alex says 3');
  await expect(alex.getByText('Waiting for a connection')).toBeVisible();
  const stored = hana.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/chat/chats'),
  );
  await sendMessage(hana, 'Hana says 4');
  await stored;
  await context.setOffline(false);
  const sent = [...all, 'Hana says 4', 'Alex says 3'];
  await expect.poll(() => sentMessages(hana, 'says')).toEqual(sent);
  await expect.poll(() => sentMessages(alex, 'says')).toEqual(sent);

  // Both show the server's state.
  await hana.reload();
  await expect.poll(() => sentMessages(hana, 'says')).toEqual(sent);
  await context.close();
});
