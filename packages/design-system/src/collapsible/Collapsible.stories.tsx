import type { Meta, StoryObj } from '@storybook/react-vite';
import { Collapsible } from './Collapsible.tsx';

const meta = {
  title: 'Layout/Collapsible',
  component: Collapsible,
  args: { title: 'Benefits', children: 'Housing allowance, commuting costs, remote days' },
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const UnderAHeading: Story = { args: { level: 2, defaultOpen: true } };
export const Japanese: Story = {
  args: { title: '福利厚生', children: '住宅手当、交通費', defaultOpen: true },
};
