import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { guidance } from '../story/guidance.ts';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Fields/PasswordField',
  component: PasswordField,
  args: { label: 'Password', autoComplete: 'current-password', showLabel: 'Show', hideLabel: 'Hide' },
  argTypes: {
    autoComplete: { control: 'inline-radio', options: ['current-password', 'new-password'] },
    hint: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say the rule in the hint before it is broken: "8 characters or more".',
      'Set `autoComplete` right: `current-password` to fill in, `new-password` to suggest one.',
    ],
    dont: [
      'Do not ask for a password twice. It can be shown.',
      'Do not forbid pasting or set a maximum that a password manager exceeds.',
      'Do not use it for a code sent by mail: `CodeField` knows those.',
    ],
    accessibility: [
      'A native input named by its label; requirement, hint and error describe it.',
      'The button beside it says "Show" or "Hide" and is described by the label; pressing it leaves what was typed as it is.',
      'A link in `labelEnd` comes after the field in the order of Tab.',
      'axe cannot see whether a password manager finds the form: try one.',
    ],
  }),
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { requirement: 'Required', hint: '', error: '', disabled: false },
};

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'ten letters' } };
export const WithLink: Story = { args: { labelEnd: <Link href="#forgot">Forgot password?</Link> } };
export const WithError: Story = { args: { error: 'Password is required' } };
export const Japanese: Story = {
  args: { label: 'パスワード', showLabel: '表示', hideLabel: '非表示', hint: '8文字以上で入力してください' },
};
export const Shown: Story = {
  args: { defaultValue: 'ten letters' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));
  },
};
export const Disabled: Story = { args: { defaultValue: 'ten letters', disabled: true } };
