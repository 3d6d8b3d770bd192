import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Display/DateTile',
  component: DateTile,
  args: { date: '2026-11-27', month: 'Nov', day: '27', weekday: 'Friday' },
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const Japanese: Story = { args: { month: '11月', weekday: '金曜日' } };
