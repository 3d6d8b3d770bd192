import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { forgetEntriesOfOthers } from '../../shared/session/forget.ts';
import { paths, toChat } from '../../shared/navigation/paths.ts';
import { chatDraftName, offerToPersist } from '../../shared/offline/drafts.ts';
import { inPortal, storeDraft } from '../../shared/story/inPortal.tsx';
import { dialog } from '../../shared/story/plays.ts';
import { translate } from '../../storyTranslations.ts';
import { Component as ChatScreen } from './ChatScreen.tsx';
import { isobeOffer, isobeThread, longThread, message } from './test/exampleMessage.ts';
import { ChatProvider, type ChatProviderProps } from './test/ChatProvider.tsx';

const quiet = { streamChatEvents: 'unavailable' } as const;

const meta = {
  title: 'Chat/ChatScreen',
  component: ChatScreen,
  parameters: {
    portal: { path: toChat({ thread: isobeThread }), namespaces: ['chat'] },
    layout: 'fullscreen',
    overrides: quiet,
  },
  decorators: [inPortal],
  beforeEach: () => {
    forgetEntriesOfOthers(null);
    return () => {
      // Any mutation still waiting for the connection finds an empty queue.
      dispatchEvent(new Event('online'));
    };
  },
} satisfies Meta<typeof ChatScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = (chat: Omit<ChatProviderProps, 'children'>): Story => ({
  render: () => (
    <ChatProvider {...chat}>
      <ChatScreen />
    </ChatProvider>
  ),
});

/** Says something and sends it with the button, as a hand without a keyboard does. */
const send: NonNullable<Story['play']> = async ({ canvas }) => {
  const field = await canvas.findByRole('textbox');
  await userEvent.type(field, 'Could we talk on Tuesday instead?');
  await userEvent.click(canvas.getByRole('button', { name: translate('chat:composer.send') }));
};

const inMenu =
  (action: () => string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('chat:thread.menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: action() }));
    await dialog();
  };

export const Populated: Story = { tags: ['every-run'] };
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
export const Typing: Story = {
  parameters: { overrides: { streamChatEvents: { status: 200, example: 'typing' } } },
};
export const NoneOpen: Story = { parameters: { portal: { path: paths.chat } } };
export const Unread = given({
  thread: { readUpTo: 2, readByEntityUpTo: 2 },
  messages: (example) => [
    ...example,
    message({
      sequence: 5,
      sentAt: '2026-11-20T01:25:00.000Z',
      text: 'https://isobe.example/guide\n\u202Ejava\u202C https://a@b.example',
    }),
    message({
      sequence: 6,
      sentAt: '2026-11-20T01:26:00.000Z',
      isMine: true,
      text: 'ありがとうございます。',
    }),
  ],
});
/** A question about an offer, and another one that is not sent yet. */
export const AboutAnOffer: Story = {
  ...given({
    messages: (example) => [
      ...example,
      message({
        sequence: 5,
        sentAt: '2026-11-20T01:26:00.000Z',
        isMine: true,
        text: '勤務地について質問があります。',
        jobOffer: isobeOffer,
      }),
    ],
  }),
  beforeEach: () => {
    forgetEntriesOfOthers(null);
    storeDraft(chatDraftName(isobeThread), {
      text: '入社日について',
      ...offerToPersist(isobeOffer),
    });
  },
};
export const Group = given({
  thread: { kind: 'GROUP', title: 'Class of 2027', titleJp: '27卒 就活仲間', memberCount: 3 },
  messages: () => [
    message({ sequence: 1, senderType: 'STUDENT', senderName: 'Alex Morgan', senderNameJp: null }),
    message({ sequence: 2, text: null, isRemoved: true }),
    message({ sequence: 3, isMine: true }),
  ],
});
export const Long = given({
  messages: () =>
    Array.from({ length: 40 }, (_, index) =>
      message({ sequence: index + 61, isMine: index % 3 === 0, sentAt: '2026-11-20T01:00:00.000Z' }),
    ),
});
export const AtPlace: Story = {
  ...given(longThread),
  parameters: { portal: { path: toChat({ thread: isobeThread, message: 90 }) } },
};
export const NoMessages = given({ thread: { lastMessage: null, readUpTo: 0 }, messages: () => [] });
export const Blocked = given({ thread: { notWritableReason: 'BLOCKED' } });
export const NoPermission = given({
  thread: { notWritableReason: 'NOT_IN_TOUCH' },
  contact: { answersOwed: [] },
});
/** Slow, not pending: one message is sent at a time, and one that never ends would hold up those of the next story. */
export const Sending: Story = {
  parameters: { overrides: { ...quiet, sendMessage: 'slow' } },
  play: send,
};
export const Refused: Story = {
  parameters: { overrides: { ...quiet, sendMessage: { status: 409 } } },
  play: async (context) => {
    await send(context);
    await context.canvas.findByRole('button', { name: translate('chat:messages.retry') });
  },
};
export const Offline: Story = {
  parameters: { overrides: { ...quiet, sendMessage: 'offline' } },
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: send,
};
export const Reporting: Story = { play: inMenu(() => translate('chat:report.open')) };
export const Blocking: Story = { play: inMenu(() => translate('chat:block.open')) };
export const Choosing: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('chat:list.new') }));
    await userEvent.type(await (await dialog()).findByRole('searchbox'), 'o');
  },
};
export const Finding: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: translate('chat:thread.search') }));
    const finder = await dialog();
    await userEvent.type(await finder.findByRole('searchbox'), 'o');
    await finder.findByRole('status');
  },
};
export const Empty: Story = {
  parameters: { portal: { path: paths.chat }, scenario: 'empty', overrides: {} },
};
export const NothingFound: Story = {
  parameters: {
    portal: { path: toChat({ search: 'robots' }) },
    overrides: { ...quiet, listThreads: 'empty' },
  },
};
export const Loading: Story = { parameters: { scenario: 'pending', overrides: {} } };
export const Failing: Story = { parameters: { scenario: 'unavailable', overrides: {} } };
export const NotFound: Story = { parameters: { overrides: { ...quiet, showThread: { status: 404 } } } };
