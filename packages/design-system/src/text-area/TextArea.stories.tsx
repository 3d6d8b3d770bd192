import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Reason', name: 'reason' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'I have an exam on that day.\nThe week after is free.' },
};
export const Growing: Story = { args: { grows: true, rows: 1 } };
export const WithHint: Story = { args: { hint: 'The company reads this.', requirement: 'Required' } };
export const WithError: Story = { args: { error: 'Reason is required' } };
export const Disabled: Story = { args: { disabled: true } };
