import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paths, toChat, toOffer } from '../../shared/navigation/paths.ts';
import { writeInChat } from '../../shared/offline/drafts.ts';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { renderInPortal, type TestEnvironment } from '../../shared/test/renderInPortal.tsx';
import { Component as ChatScreen } from './ChatScreen.tsx';
import { ChatProvider } from './test/ChatProvider.tsx';
import { isobeOffer, isobeThread, longThread, message } from './test/exampleMessage.ts';

const quiet = { streamChatEvents: 'unavailable' } as const;

const show = ({ overrides, ...environment }: TestEnvironment = {}) =>
  renderInPortal(<ChatScreen />, {
    path: toChat({ thread: isobeThread }),
    namespaces: ['chat'],
    overrides: { ...quiet, ...overrides },
    ...environment,
  });

const sentTo = (requests: readonly Request[], path: string) =>
  requests.filter(({ method, url }) => method !== 'GET' && new URL(url).pathname === path);
/** Found again at each step, as the conversation around it arrives piece by piece. */
const field = page.getByRole('textbox', { name: /^Message to/ });

const forget = () => {
  forgetEntriesOfOthers(null);
};
beforeEach(async () => {
  forget();
  await page.viewport(1440, 900);
});
afterEach(() => {
  cleanup();
  forget();
  dispatchEvent(new Event('online'));
});

test.each([
  ['en' as const, /university/, 'Message a company you applied to, or Michi.', 'New message'],
  ['jp' as const, /大学/, '応募した企業とMichiにメッセージを送れます。', '新しいメッセージ'],
])(
  'promises nobody without a university that they can write to one (%s)',
  async (language, never, note, begin) => {
    await show({
      path: paths.chat,
      language,
      overrides: {
        getProfile: { status: 200, example: 'noUniversity' },
        listThreads: 'empty',
      },
    });
    expect(await screen.findByText(note)).toBeTruthy();
    await userEvent.click(screen.getAllByRole('button', { name: begin })[0] ?? document.body);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.querySelector('p')?.textContent).not.toMatch(never);
  },
);

test('shows no reply time before a conversation without a measurement', async () => {
  await show({ path: paths.chat });
  await userEvent.click((await screen.findAllByRole('button', { name: 'New message' }))[0] ?? document.body);
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('button', { name: 'Yukari Robotics' })).toBeTruthy();
  expect(dialog.queryByText(/replies/)).toBeNull();
});

test('shows the list beside the open conversation, with days, files and required responses', async () => {
  await show();
  const list = await screen.findByRole('region', { name: 'Conversations' });
  expect(await within(list).findByRole('link', { name: 'Yukari Robotics' })).toBeTruthy();
  const open = await within(list).findByRole('link', { name: 'Isobe Market', current: true });
  expect(open.getAttribute('href')).toContain(isobeThread);
  const messages = await screen.findByRole('region', { name: 'Messages' });
  for (const text of ['Mon 16 Nov', 'Today, Fri 20 Nov', '二次面接のご案内.pdf', 'Read']) {
    expect(within(messages).getByText(text)).toBeTruthy();
  }
  expect(await screen.findByText(/By Sat 21 Nov, 17:00/)).toBeTruthy();
});

test('shows the measured reply time of the company, or its own statement without a measurement', async () => {
  await show();
  expect(await screen.findByText(/^Usually replies within 4 days/)).toBeTruthy();
  expect(screen.queryByText(/9 days/)).toBeNull();
  cleanup();
  await show({ overrides: { showCompany: { status: 404 } } });
  expect(await screen.findByText(/^Aims to reply within 9 days/)).toBeTruthy();
});

test('offers conversations with a university only to students who have one', async () => {
  await show();
  expect(await screen.findByRole('button', { name: 'University' })).toBeTruthy();
  cleanup();
  await show({ overrides: { getProfile: { status: 200, example: 'noUniversity' } } });
  expect(await screen.findByRole('button', { name: 'Companies' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'University' })).toBeNull();
});

test('shows a live message once, though the fetched page contains it too', async () => {
  const { requests } = await show({ overrides: { streamChatEvents: 'populated' } });
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await expect.poll(() => requests.some(({ url }) => url.endsWith('/chats/events'))).toBe(true);
  expect(within(messages).getAllByText('服装は自由です。日程のご相談も承ります。')).toHaveLength(1);
});

test('shows who is typing', async () => {
  await show({ overrides: { streamChatEvents: { status: 200, example: 'typing' } } });
  expect(await screen.findByText('Isobe Market recruiting is typing')).toBeTruthy();
});

test('keeps messages written offline over a reload, and sends them with the same key when the connection is back', async () => {
  const before = await show({ overrides: { sendMessage: 'offline' } });
  await userEvent.type(field, 'Thank you{Enter}');
  expect(await screen.findByText('Waiting')).toBeTruthy();
  const path = '/api/chat/chats';
  await expect.poll(() => sentTo(before.requests, path).length).toBeGreaterThan(0);
  const key = sentTo(before.requests, path)[0]?.headers.get('Idempotency-Key');
  cleanup();
  const { requests } = await show();
  await expect
    .poll(() => sentTo(requests, path).map(({ headers }) => headers.get('Idempotency-Key')))
    .toEqual([key]);
  await expect.poll(() => screen.queryByText(/^(Waiting|Sending)$/)).toBeNull();
});

test('marks a refused message, with a retry and a way to delete it', async () => {
  await show({ overrides: { sendMessage: { status: 409 } } });
  await userEvent.type(field, 'Thank you{Enter}');
  expect(await screen.findByText(/Not sent. You can’t send messages here/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await expect.poll(() => screen.queryByText('Thank you')).toBeNull();
});

test('keeps a draft for each conversation', async () => {
  await show();
  await userEvent.fill(field, 'Half a sentence');
  cleanup();
  await show({ overrides: { showThread: 'empty' } });
  await expect.element(field).toHaveValue('');
  cleanup();
  await show();
  await expect.element(field).toHaveValue('Half a sentence');
});

test('keeps the files of a draft that are with the server, and says which was not', async () => {
  const { requests } = await show();
  const choose = async (name: string) => {
    const picker = document.querySelector('input[type=file]');
    if (!(picker instanceof HTMLInputElement)) throw new Error('There is nothing to choose files with');
    await userEvent.upload(picker, new File(['%PDF-1.7'], name, { type: 'application/pdf' }));
  };
  await field.click();
  await choose('guide.pdf');
  const takeAway = () => screen.findByRole('button', { name: /^Remove .*$/ });
  await takeAway();
  await choose('tool.exe');
  await screen.findByText('Choose a PDF, DOC, DOCX, JPEG, PNG or GIF');
  cleanup();
  await show();
  await takeAway();
  await screen.findByText('tool.exe wasn’t uploaded before you left the page. Choose it again.');
  expect(sentTo(requests, '/api/chat/chats/attachments')).toHaveLength(1);
});

test('sends the offer that was attached with the question', async () => {
  writeInChat(isobeThread, 'A question', isobeOffer);
  const { requests } = await show();
  const name = 'Offer from Isobe Market';
  await screen.findByRole('button', { name: `Remove ${name}` });
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => sentTo(requests, '/api/chat/chats').length).toBe(1);
  expect(await sentTo(requests, '/api/chat/chats')[0]?.json()).toEqual({
    threadUniqueId: isobeThread,
    text: 'A question',
    jobOfferId: isobeOffer.id,
  });
  await expect.poll(() => screen.queryByRole('button', { name: `Remove ${name}` })).toBeNull();
});

test('shows the offer that a message is about, and leads to it', async () => {
  await renderInPortal(
    <ChatProvider messages={() => [message({ isMine: true, jobOffer: isobeOffer })]}>
      <ChatScreen />
    </ChatProvider>,
    { path: toChat({ thread: isobeThread }), namespaces: ['chat'], overrides: quiet },
  );
  const messages = within(await screen.findByRole('region', { name: 'Messages' }));
  const link = await messages.findByRole('link', { name: 'Offer from Isobe Market' });
  expect(link.getAttribute('href')).toBe(toOffer(isobeOffer.id));
  expect(messages.getByText('Planner, store operations · Respond by Mon 30 Nov')).toBeTruthy();
});

test('an offer that was removed from the message is not sent, also after a reload', async () => {
  writeInChat(isobeThread, 'A question', isobeOffer);
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Offer from Isobe Market' }));
  cleanup();
  const { requests } = await show();
  await expect.element(field).toHaveValue('A question');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => sentTo(requests, '/api/chat/chats').length).toBe(1);
  expect(await sentTo(requests, '/api/chat/chats')[0]?.json()).not.toHaveProperty('jobOfferId');
});

test('reports how far the student has read once the end is visible', async () => {
  const { requests } = await show({ overrides: { showThread: 'empty' } });
  expect(await screen.findByText('New messages')).toBeTruthy();
  await expect.poll(() => sentTo(requests, '/api/chat/chats/user-entity').length).toBe(1);
  const [reading] = sentTo(requests, '/api/chat/chats/user-entity');
  expect(await reading?.json()).toMatchObject({ readUpTo: 4 });
});

test('blocks after a confirmation, reports it, and unblocks again', async () => {
  const { requests } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Block' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Block' }));
  expect(await screen.findByText('You blocked Isobe Market.')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const path = '/api/chat/chats/entities/0199a1c2-0000-7000-8000-0000000b0002/block';
  await expect.poll(() => sentTo(requests, path).length).toBe(2);
  const bodies = await Promise.all(sentTo(requests, path).map((request) => request.json()));
  expect(bodies).toEqual([{ isBlocked: true }, { isBlocked: false }]);
});

test('is two pages on a phone, with the way back to the same list', async () => {
  await page.viewport(360, 740);
  const { address } = await show({ path: toChat({ kind: 'COMPANY' }) });
  await userEvent.click(await screen.findByRole('link', { name: 'Isobe Market' }));
  await expect.poll(address).toBe(`${paths.chat}?thread=${isobeThread}&kind=COMPANY`);
  await screen.findByRole('region', { name: 'Messages' });
  await userEvent.click(screen.getByRole('link', { name: 'All conversations' }));
  await expect.poll(address).toBe(`${paths.chat}?kind=COMPANY`);
});

test('a found message opens the conversation at its position, highlighted, with a button to the newest ones', async () => {
  const { address } = await renderInPortal(
    <ChatProvider {...longThread}>
      <ChatScreen />
    </ChatProvider>,
    { path: toChat({ thread: isobeThread, message: 90 }), namespaces: ['chat'], overrides: quiet },
  );
  const found = await screen.findByRole('listitem', { current: true });
  expect(within(found).getByText('Message 90')).toBeTruthy();
  expect(document.activeElement).toBe(found);
  expect(screen.queryByText('Message 200')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Jump to the latest' }));
  expect(await screen.findByText('Message 200')).toBeTruthy();
  await expect.poll(address).toBe(toChat({ thread: isobeThread }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Messages' }));
});

test('requests earlier messages once while they load, however often the reader scrolls', async () => {
  const { requests, respondWith } = await renderInPortal(
    <ChatProvider {...longThread}>
      <ChatScreen />
    </ChatProvider>,
    { path: toChat({ thread: isobeThread, message: 90 }), namespaces: ['chat'], overrides: quiet },
  );
  const messages = await screen.findByRole('region', { name: 'Messages' });
  await screen.findByRole('listitem', { current: true });
  respondWith('pending', quiet);
  messages.scrollTop = 0;
  for (let scroll = 0; scroll < 3; scroll += 1) messages.dispatchEvent(new Event('scroll'));
  await screen.findByText('Loading earlier messages');
  expect(requests.filter(({ url }) => url.includes('before=65'))).toHaveLength(1);
});

test.each([{ search: 'nobody' }, { kind: 'COMPANY' }, {}])(
  'names the filter of an empty list: %o',
  async (narrowed) => {
    await show({ path: toChat(narrowed), overrides: { listThreads: 'empty' } });
    await screen.findByText(Object.keys(narrowed).length > 0 ? 'No Data Found' : 'No conversations yet');
  },
);

test('a search result in a conversation links to its position', async () => {
  const { address, requests } = await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Search this conversation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.fill(dialog.getByRole('searchbox'), '面接');
  const [first] = await dialog.findAllByRole('button', { name: /recruiting/ });
  if (first === undefined) throw new Error('Nothing is found');
  await userEvent.click(first);
  await expect.poll(address).toMatch(/&message=\d+$/);
  const openMessage = new URLSearchParams(address().split('?')[1]).get('message');
  await expect
    .poll(() => requests.map(({ url }) => new URL(url).searchParams.get('before')))
    .toContain(String(Number(openMessage) + 26));
  const found = await screen.findByRole('listitem', { current: true });
  await expect.poll(() => document.activeElement).toBe(found);
});
