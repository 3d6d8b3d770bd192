import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Send } from 'lucide-react';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Accept', variant: 'primary' },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', children: 'Read offer' } };
export const Soft: Story = { args: { variant: 'soft', icon: Plus, children: 'Add' } };
export const Ghost: Story = { args: { variant: 'ghost', children: 'View as table' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Deny' } };
export const DangerSolid: Story = { args: { variant: 'dangerSolid', children: 'Delete account' } };
export const WithIcon: Story = { args: { icon: Send, children: 'Apply' } };
export const Working: Story = { args: { working: true, workingLabel: 'Sending' } };
export const Small: Story = { args: { size: 'small', variant: 'secondary', children: 'Answer' } };
export const Large: Story = { args: { size: 'large', children: 'Log in' } };
export const FullWidth: Story = { args: { size: 'large', fullWidth: true, children: 'Log in' } };
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { args: { icon: Send, children: '応募する', lang: 'ja' } };
export const AsLink: Story = {
  args: { asChild: true, icon: Plus, children: <a href="#signup">Create an account</a> },
};
