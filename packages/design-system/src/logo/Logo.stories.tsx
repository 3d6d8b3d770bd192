import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Standard: Story = {};
export const Large: Story = { args: { size: 48 } };
export const MarkOnly: Story = { args: { markOnly: true } };
