import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Fields/Switch',
  component: Switch,
  args: { label: 'Quiet hours, 22:00–7:00' },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { label: 'Only jobs I can apply to', hint: 'Hides 46 that are closed, full or not for you' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Japanese: Story = { args: { label: '通知を受け取る', hint: '締切の前日にお知らせします' } };
