import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { ConversationRow } from './ConversationRow.tsx';

const meta = {
  title: 'Lists/ConversationRow',
  component: ConversationRow,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
  ],
  args: {
    link: <a href="#conversation" />,
    leading: <Avatar shape="square" name="Kazehaya Mobility" />,
    title: 'Kazehaya Mobility recruiting',
    time: '10:24',
    text: 'We are glad to talk about other dates, whichever suits you best in the coming two weeks.',
  },
} satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Read: Story = {};
export const Unread: Story = { args: { count: 2, countLabel: '2 unread' } };
export const Selected: Story = { args: { selected: true } };
export const Japanese: Story = {
  args: {
    leading: <Avatar shape="square" name="風早モビリティ" />,
    title: '風早モビリティ 人事担当',
    text: '日程のご相談も承ります。',
    time: '昨日',
    count: 1,
    countLabel: '未読1件',
  },
};
