import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: { label: 'Choice 1', dateLabel: 'Date', timeLabel: 'Time', requirement: 'Required' },
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '2026-11-30T10:00', note: 'Nothing else is on your calendar then.' },
};
export const WithError: Story = {
  args: { defaultValue: '2026-11-30T', error: 'Give a time too' },
};
export const Disabled: Story = { args: { defaultValue: '2026-11-30T10:00', disabled: true } };
export const Japanese: Story = {
  args: {
    label: '候補1',
    dateLabel: '日付',
    timeLabel: '時刻',
    requirement: '必須',
    defaultValue: '2026-11-30T10:00',
    note: '予定と重なりません',
  },
};
