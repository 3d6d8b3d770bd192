import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Display/ProgressBar',
  component: ProgressBar,
  args: { label: 'Profile', value: 78, valueLabel: '78%' },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Profile: Story = {};
export const Empty: Story = { args: { value: 0, valueLabel: '0%' } };
export const Done: Story = { args: { value: 100, valueLabel: '100%', tone: 'success' } };
export const Bare: Story = { args: { bare: true } };
export const Japanese: Story = { args: { label: 'プロフィール', valueLabel: '78%' } };
