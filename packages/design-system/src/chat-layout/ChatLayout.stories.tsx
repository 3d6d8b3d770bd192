import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock } from 'lucide-react';
import { Button } from '../button/Button.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { ChatHead, ChatLayout, ChatListHead, ChatNotice } from './ChatLayout.tsx';

const meta = {
  title: 'Layout/ChatLayout',
  component: ChatLayout,
  parameters: { layout: 'fullscreen' },
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
        <ChatNotice icon={Clock} tone="deadline" action={<Button size="small">Open the request</Button>}>
          An answer is owed by Sat 21 Nov, 17:00.
        </ChatNotice>
      </>
    ),
    showing: 'thread',
  },
} satisfies Meta<typeof ChatLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Beside: Story = {};
export const WithDetails: Story = {
  args: { aside: <Text>Employees 200-500</Text>, asideLabel: 'About Kazehaya Mobility' },
};
