import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { guidance } from '../story/guidance.ts';
import { ChatHead, ChatLayout, ChatListHead, ChatNotice } from './ChatLayout.tsx';

const meta = {
  title: 'Layout/ChatLayout',
  component: ChatLayout,
  args: {
    listLabel: 'Conversations',
    list: (
      <ChatListHead>
        <Heading level={1} size="heading">
          Chat
        </Heading>
      </ChatListHead>
    ),
    threadLabel: 'Kazehaya Mobility',
    thread: (
      <>
        <ChatHead level={2} title="Kazehaya Mobility recruiting" note="Usually answers within 1 day" />
        <ChatNotice icon={Clock} tone="deadline" actions={<Button size="small">Open the request</Button>}>
          An answer is owed by Sat 21 Nov, 17:00.
        </ChatNotice>
      </>
    ),
    showing: 'thread',
  },
  argTypes: {
    showing: { control: 'select', options: ['list', 'thread', 'aside'] },
    list: { control: false },
    thread: { control: false },
    aside: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '480px' } },
    ...guidance({
      do: [
        'Use it for the chat alone: a list, the open conversation, and what is known of the other side.',
        'Let the address decide which pane a phone shows, so that Back leads to the list.',
        'Say in `ChatNotice` what the reader owes the other side, with its button.',
      ],
      dont: [
        'Do not use it for jobs or applications: those lists stay in the page, in `MasterDetail`.',
        'Do not put a notice above the conversation for what a message says already.',
        'Do not show the third pane by default below 1280 px. It takes the room of the words.',
      ],
      accessibility: [
        'Three regions, each with a name: list, conversation, details.',
        'A pane that scrolls takes the focus, so that the arrow keys can move it.',
        'On a phone only the pane that shows is there; the others are neither read out nor reached by Tab.',
        'axe cannot see where the focus goes when a phone changes the pane: the screen moves it to the title.',
      ],
    }),
  },
} satisfies Meta<typeof ChatLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Beside: Story = {};
export const WithDetails: Story = {
  args: { aside: <Text>Employees 200-500</Text>, asideLabel: 'About Kazehaya Mobility' },
};
