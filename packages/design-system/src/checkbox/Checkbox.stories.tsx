import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Fields/Checkbox',
  component: Checkbox,
  args: { label: 'Weekly digest', name: 'digest' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Indeterminate: Story = { args: { label: 'Kanto', indeterminate: true, count: 128 } };
export const WithCount: Story = { args: { label: 'Information technology', count: 41 } };
export const WithHint: Story = { args: { hint: 'Every Monday at 8:00.' } };
export const WithError: Story = { args: { label: 'I have read the terms', error: 'Read the terms first' } };
export const Disabled: Story = { args: { disabled: true, defaultChecked: true } };
export const Japanese: Story = { args: { label: 'この端末を記憶する', defaultChecked: true } };
