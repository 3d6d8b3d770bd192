import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Fields/TextArea',
  component: TextArea,
  args: { label: 'Reason', name: 'reason' },
  argTypes: { hint: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it where more than one sentence is welcome: a reason, a question.',
      'Give it as many `rows` as an answer usually has.',
      'Use `grows` where short answers are the rule and long ones happen.',
      'Use `counter` where the number of characters is limited.',
    ],
    dont: [
      'Do not use it for one line: Enter begins a new one here.',
      'Do not use it for a message of a conversation: `Composer` sends it.',
      'Do not put an example into the placeholder. It is gone when one needs it.',
    ],
    accessibility: [
      'A native textarea named by its label; requirement, hint and error describe it.',
      'It can be pulled taller, unless it grows by itself.',
      'The counter is part of its description.',
      'axe cannot see whether a limit of length is said before it is reached: write it into the hint.',
    ],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: {
    requirement: 'Required',
    hint: 'The company reads this.',
    error: '',
    rows: 4,
    grows: false,
    disabled: false,
  },
};

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: 'I have an exam on that day.\nThe week after is free.' },
};
export const Growing: Story = { args: { grows: true, rows: 1 } };
export const WithHint: Story = { args: { hint: 'The company reads this.', requirement: 'Required' } };
export const WithError: Story = { args: { error: 'Reason is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'I have an exam on that day.\nThe week after is free.' },
};
export const Japanese: Story = {
  args: {
    label: '日程変更の理由',
    requirement: '必須',
    hint: '企業の担当者が読みます。',
    defaultValue: '当日は定期試験と重なっております。\n翌週であればいつでも伺えます。',
  },
};
