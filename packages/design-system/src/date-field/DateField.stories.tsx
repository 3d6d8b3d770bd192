import type { Meta, StoryObj } from '@storybook/react-vite';
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
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

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
