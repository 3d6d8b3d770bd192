import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Fields/SearchField',
  component: SearchField,
  args: { label: 'Industry', clearLabel: 'Clear', placeholder: 'Find an industry' },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'robotics' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Quiet: Story = {
  args: {
    label: 'Search',
    labelHidden: true,
    variant: 'quiet',
    shortcut: '/',
    searchOn: 'enter',
    placeholder: 'Search jobs, seminars, companies',
  },
};
export const Japanese: Story = {
  args: { label: '業種', clearLabel: '消去', placeholder: '業種を検索', defaultValue: '製造' },
};
