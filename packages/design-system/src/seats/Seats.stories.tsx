import type { Meta, StoryObj } from '@storybook/react-vite';
import { Seats } from './Seats.tsx';

const meta = {
  title: 'Display/Seats',
  component: Seats,
  args: { total: 40, left: 4 },
} satisfies Meta<typeof Seats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourLeft: Story = {};
export const Full: Story = { args: { left: 0 } };
export const AllFree: Story = { args: { left: 40 } };
export const LargeRoom: Story = { args: { total: 3000, left: 4 } };
