import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'name@university.example' } };
export const Filled: Story = { args: { defaultValue: 'hinata.saeki@seiryo-u.example' } };
export const Required: Story = { args: { requirement: 'Required' } };
export const Optional: Story = { args: { requirement: 'Optional' } };
export const WithHint: Story = { args: { hint: 'We write to this address about your applications.' } };
export const WithError: Story = {
  args: { label: 'Phone number', type: 'tel', requirement: 'Required', error: 'Phone number is required' },
};
export const Adorned: Story = { args: { leading: <Icon icon={Mail} />, trailing: '@seiryo-u.example' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'hinata.saeki@seiryo-u.example' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'hinata.saeki@seiryo-u.example' } };
export const Japanese: Story = {
  args: {
    label: '郵便番号',
    type: 'text',
    requirement: '必須',
    hint: 'ハイフンあり・なし、全角・半角のどちらでも入力できます',
    defaultValue: '210-0007',
  },
};
