import type { Page } from '@playwright/test';
import { openConversation, sentMessages, sendMessage } from './conversation.ts';
import { expect, test } from './server.ts';

test(
  'two students chat through a balancer, and when one of two servers is killed no message is lost',
  { tag: '@cluster' },
  async ({ browser, page: hana, server }) => {
    const context = await browser.newContext();
    const alex = await context.newPage();
    await openConversation(hana, server.url, 'hana@michi.example');
    await openConversation(alex, server.url, 'alex@michi.example');

    const sent: string[] = [];
    const writeMessage = async (page: Page, text: string): Promise<void> => {
      await sendMessage(page, text);
      sent.push(text);
      for (const reader of [hana, alex]) await expect.poll(() => sentMessages(reader, 'tells')).toEqual(sent);
    };
    await writeMessage(hana, 'Hana tells 1');
    await writeMessage(alex, 'Alex tells 1');
    const second = await server.startSecond();
    await second.kill();
    await writeMessage(hana, 'Hana tells 2');
    await writeMessage(alex, 'Alex tells 2');
    await second.startAgain();
    await writeMessage(hana, 'Hana tells 3');

    // Both show the server's state.
    await alex.reload();
    await expect.poll(() => sentMessages(alex, 'tells')).toEqual(sent);
    await context.close();
  },
);
