import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/Link.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', showLabel: 'Show', hideLabel: 'Hide' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ten letters' } };
export const WithLink: Story = { args: { labelEnd: <Link href="#forgot">Forgot password?</Link> } };
export const WithError: Story = { args: { error: 'Password is required' } };
export const Japanese: Story = {
  args: { label: 'パスワード', showLabel: '表示', hideLabel: '非表示', hint: '8文字以上で入力してください' },
};
