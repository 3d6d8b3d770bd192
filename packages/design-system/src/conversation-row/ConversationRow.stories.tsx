import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/Avatar.tsx';
import { guidance } from '../story/guidance.ts';
import { ConversationRow } from './ConversationRow.tsx';

const meta = {
  title: 'Chat/ConversationRow',
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
  argTypes: { title: { control: 'text' }, time: { control: 'text' }, text: { control: 'text' } },
  parameters: guidance({
    do: [
      'Give the last message as it was written: it is cut to one line by the row.',
      'Write the time short: the hour today, the weekday this week, then the date.',
      'Give `countLabel` with every count.',
    ],
    dont: [
      'Do not put a button into the row: all of it is one link.',
      'Do not mark the open conversation as unread as well.',
      'Do not use it for jobs or mails: `ListRow` has room for facts and badges.',
    ],
    accessibility: [
      'A list item with one link whose name is the title alone; `aria-current` marks the open one. Put the rows into a `ul`.',
      'A name is kept apart in its own direction (`bdi`), so that none written from the right disturbs the line.',
      'The number of unread messages is read out in the words of `countLabel`, after the message and not in the name of the link.',
      'axe cannot see that unread text differs by colour alone; the count beside it says it.',
    ],
  }),
} satisfies Meta<typeof ConversationRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { count: 2, countLabel: '2 unread', selected: false },
};

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
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title: 'Kazehaya Mobility, recruiting for the research laboratories of the whole of Kanagawa',
    time: 'Wed 30 Sep 2026',
    count: 240,
    countLabel: '240 unread',
  },
};
