import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { CodeField } from './CodeField.tsx';

const meta = {
  title: 'Fields/CodeField',
  component: CodeField,
  args: { label: 'Code', name: 'code', hint: 'Six digits, from your authenticator app' },
  argTypes: {
    accepts: { control: 'select', options: ['digits', 'lettersAndDigits'] },
    hint: { control: 'text' },
    disabled: { control: 'boolean' },
  },
  parameters: guidance({
    do: [
      'Use it for a code that is copied from elsewhere: an authenticator app, a mail, a recovery code.',
      'Say in the hint where the code is found and how long it is.',
      'Offer another way beside it for who cannot get the code.',
    ],
    dont: [
      'Do not split it into six boxes: pasting, password managers and screen readers need one field.',
      'Do not send by itself when the last digit is typed. Whoever mistyped must be able to look.',
      'Do not use it for a phone number or a postal code: those are `TextField`.',
    ],
    accessibility: [
      'A text field with its label; hint and error describe it.',
      'A phone shows digits and offers the code from the message it received (`one-time-code`).',
      'Full-width digits and spaces are put right while typing, but never under a composition; the caret stays.',
      'axe cannot see whether a code runs out while it is being read out. The error then says what to do.',
    ],
  }),
} satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
