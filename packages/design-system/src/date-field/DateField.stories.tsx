import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Fields/DateField',
  component: DateField,
  args: {
    label: 'Date of birth',
    yearLabel: 'Year',
    monthLabel: 'Month',
    dayLabel: 'Day',
    autoComplete: 'bday',
  },
  argTypes: { order: { control: 'inline-radio', options: ['ymd', 'dmy', 'mdy'] }, note: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it for a date people know by heart: a date of birth, a graduation.',
      'Order the boxes as the reader’s language does, and write 年, 月 and 日 after them in Japanese.',
      'Show the era year in `note`, so that 2004 can be checked against 平成16年.',
    ],
    dont: [
      'Do not use it to pick a day of the coming weeks: `DateTimeField` opens a calendar.',
      'Do not move the focus on by yourself from box to box: who corrects a digit would be thrown out.',
      'Do not refuse full-width digits. The field reads them, and a date pasted whole.',
    ],
    accessibility: [
      'A group named by its label, with three inputs named year, month and day. Tab goes from one to the next.',
      'The note is announced when it changes. The hint describes the group; the error describes each box too.',
      'A digit typed with an input method stays as it is until the composition is over.',
      'axe cannot see whether the order of the boxes is the one of the reader’s country.',
    ],
  }),
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: {
    requirement: 'Required',
    hint: 'For example 2004, 5, 1',
    error: '',
    order: 'ymd',
    unitsAfter: false,
  },
};

export const Empty: Story = { args: { requirement: 'Required', hint: 'For example 2004, 5, 1' } };
export const Filled: Story = { args: { defaultValue: '2004-05-01' } };
export const DayFirst: Story = { args: { order: 'dmy', defaultValue: '2004-05-01' } };
export const WithError: Story = {
  args: { defaultValue: '2004-2-30', requirement: 'Required', error: 'This date does not exist' },
};
export const Disabled: Story = { args: { defaultValue: '2004-05-01', disabled: true } };
export const LongText: Story = {
  args: {
    label: 'The day on which you expect to be able to start working, as far as you know today',
    hint: 'If you do not know it yet, give the first day of the month after you graduate. You can change it later.',
  },
};
export const Japanese: Story = {
  args: {
    label: '生年月日',
    requirement: '必須',
    hint: '西暦で入力してください（例：2004年5月1日）',
    yearLabel: '年',
    monthLabel: '月',
    dayLabel: '日',
    unitsAfter: true,
    defaultValue: '2004-05-01',
    note: '平成16年5月1日',
  },
};
