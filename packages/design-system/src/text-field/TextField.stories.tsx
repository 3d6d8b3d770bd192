import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mail } from 'lucide-react';
import { Icon } from '../icon/Icon.tsx';
import { guidance } from '../story/guidance.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Fields/TextField',
  component: TextField,
  args: { label: 'Email', type: 'email', name: 'email', autoComplete: 'off' },
  argTypes: {
    type: {
      control: 'select',
      options: ['text', 'email', 'tel', 'url', 'number', 'date', 'time', 'datetime-local', 'month'],
    },
    hint: { control: 'text' },
    leading: { control: 'text' },
    trailing: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Say "Required" or "Optional" in words, and how to answer in the hint.',
      'Set `type` and `autoComplete`, so that the phone shows the right keys and the browser can help.',
      'Accept what people type: full width, spaces, hyphens. Put it in order when it is saved.',
    ],
    dont: [
      'Do not put the label or a rule into the placeholder. It is gone when one types.',
      'Do not use it for a date of birth or a password: `DateField`, `PasswordField`.',
      'Do not disable a field that can only be read: `readOnly` can be copied.',
    ],
    accessibility: [
      'A native input named by its label; requirement, hint and error describe it in that order.',
      'A wrong answer is marked by colour, an icon and words, and by `aria-invalid`.',
      'What stands before or after the text, such as a unit, is not read with the field: say it in the label or the hint.',
      'axe cannot see whether the error says how to mend it.',
    ],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: {
    type: 'email',
    requirement: 'Required',
    hint: 'We write to this address about your applications.',
    error: '',
    placeholder: '',
    labelHidden: false,
    disabled: false,
    readOnly: false,
  },
};

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
export const LongWordsInANarrowPlace: Story = {
  args: {
    label: 'An address at which we reach you after your graduation, when that of your university is closed',
    requirement: 'Required',
    hint: 'Your career office sees it too.',
    error: 'This address belongs to a university. Give one that stays yours when you have graduated.',
    defaultValue: 'hinata.saeki@department-of-literature.seiryo-u.example',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <TextField {...args} />
    </div>
  ),
};
