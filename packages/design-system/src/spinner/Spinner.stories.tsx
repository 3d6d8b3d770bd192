import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Display/Spinner',
  component: Spinner,
  args: { label: 'Sending' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 32 } };
export const Japanese: Story = { args: { label: '送信しています' } };
