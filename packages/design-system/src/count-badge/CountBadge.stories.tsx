import type { Meta, StoryObj } from '@storybook/react-vite';
import { CountBadge } from './CountBadge.tsx';

const meta = {
  title: 'Display/CountBadge',
  component: CountBadge,
  args: { count: 128 },
} satisfies Meta<typeof CountBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Selected: Story = { args: { tone: 'soft' } };
export const Unread: Story = { args: { count: 3, tone: 'brand', label: '3 unread' } };
export const Owed: Story = { args: { count: 2, tone: 'owed', label: '2 need your answer' } };
export const More: Story = { args: { count: 240, max: 99, tone: 'brand' } };
export const Japanese: Story = { args: { count: 3, tone: 'brand', label: '未読3件' } };
