import type { Meta, StoryObj } from '@storybook/react-vite';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'Code', name: 'code', hint: 'Six digits, from your authenticator app' },
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: '418205' } };
export const WithError: Story = {
  args: { defaultValue: '418205', error: 'This code is not right. Wait for the next one and try again.' },
};
export const Recovery: Story = {
  args: {
    label: 'Recovery code',
    accepts: 'lettersAndDigits',
    hint: 'One of the codes you kept when you set up two-step sign-in. Each works once.',
    defaultValue: 'k7m2q-9xw4t',
  },
};
export const Disabled: Story = { args: { disabled: true, defaultValue: '418205' } };
export const Japanese: Story = {
  args: {
    label: '確認コード',
    requirement: '必須',
    hint: '認証アプリに表示されている6桁の数字を入力してください（全角でも入力できます）',
    error: 'コードが正しくありません。次のコードで、もう一度お試しください',
    defaultValue: '418205',
  },
};
