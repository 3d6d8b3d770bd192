import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Fields/Select',
  component: Select,
  args: {
    label: 'Work style',
    options: [
      { value: 'any', label: 'Any' },
      { value: 'hybrid', label: 'Hybrid' },
      { value: 'remote', label: 'Remote' },
      { value: 'on-site', label: 'On site' },
    ],
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'Choose one' } };
export const Chosen: Story = { args: { defaultValue: 'hybrid', requirement: 'Optional' } };
export const WithHint: Story = { args: { hint: 'Where you would like to work', defaultValue: 'any' } };
export const WithError: Story = {
  args: { placeholder: 'Choose one', requirement: 'Required', error: 'Work style is required' },
};
export const Disabled: Story = { args: { defaultValue: 'remote', disabled: true } };
export const Japanese: Story = {
  args: {
    label: '働き方',
    requirement: '任意',
    placeholder: '選択してください',
    options: [
      { value: 'hybrid', label: 'ハイブリッド' },
      { value: 'remote', label: 'リモート' },
    ],
  },
};
