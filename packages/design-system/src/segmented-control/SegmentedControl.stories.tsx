import type { Meta, StoryObj } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { useState } from 'react';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Actions/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'View',
    value: 'list',
    onValueChange: () => undefined,
    segments: [
      { value: 'list', label: 'List View', icon: List },
      { value: 'card', label: 'Card View', icon: LayoutGrid },
    ],
  },
  render: function Chosen(args) {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithIcons: Story = {};
export const Languages: Story = {
  args: {
    label: 'Language',
    size: 'small',
    value: 'en',
    segments: [
      { value: 'en', label: 'English', lang: 'en' },
      { value: 'jp', label: '日本語', lang: 'ja' },
    ],
  },
};
export const Three: Story = {
  args: {
    label: 'Period',
    value: 'week',
    segments: [
      { value: 'month', label: 'Month' },
      { value: 'week', label: 'Week' },
      { value: 'list', label: 'List' },
    ],
  },
};
