import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ChatLayout, type ChatPane } from './ChatLayout.tsx';

const show = (showing: ChatPane) =>
  render(
    <ChatLayout
      list={<p>The list</p>}
      listLabel="Conversations"
      thread={<p>The thread</p>}
      threadLabel="Open conversation"
      showing={showing}
    />,
  );
const isSeen = (text: string) => screen.getByText(text).checkVisibility();

test('shows one page at a time on a phone, and both on a wide window', async () => {
  await page.viewport(360, 740);
  const { unmount } = show('list');
  expect([isSeen('The list'), isSeen('The thread')]).toEqual([true, false]);
  unmount();
  show('thread');
  expect([isSeen('The list'), isSeen('The thread')]).toEqual([false, true]);
  await page.viewport(1440, 900);
  expect([isSeen('The list'), isSeen('The thread')]).toEqual([true, true]);
});
