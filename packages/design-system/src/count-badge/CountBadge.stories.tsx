import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Display/CountBadge',
  component: CountBadge,
  args: { count: 128 },
  argTypes: { tone: { control: 'select', options: ['neutral', 'soft', 'brand', 'owed'] } },
  parameters: guidance({
    do: [
      'Use `brand` for what is unread, `owed` where an answer is owed, `neutral` and `soft` for plain counts.',
      'Give it a `label` wherever the number alone says nothing: "3 unread".',
      'Set `max` to 99 where the place is small.',
    ],
    dont: [
      'Do not show a nought of what is unread or owed: leave the badge out.',
      'Do not use `owed` to draw attention to news. Orange means that the reader has to answer.',
      'Do not put words into it: that is `Badge`.',
    ],
    accessibility: [
      'Plain text without a role. With `label` the number is hidden from a screen reader and the words are read instead.',
      'Without `label` only the number is read, "99+" as it stands there.',
      'axe cannot see whether the words agree with the number.',
    ],
  }),
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { tone: 'neutral', max: 999 } };

export const Neutral: Story = {};
export const Selected: Story = { args: { tone: 'soft' } };
export const Unread: Story = { args: { count: 3, tone: 'brand', label: '3 unread' } };
export const Owed: Story = { args: { count: 2, tone: 'owed', label: '2 need your answer' } };
export const More: Story = { args: { count: 240, max: 99, tone: 'brand' } };
export const Japanese: Story = { args: { count: 3, tone: 'brand', label: '未読3件' } };
