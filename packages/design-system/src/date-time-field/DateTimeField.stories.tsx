import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { DateTimeField } from './DateTimeField.tsx';

const meta = {
  title: 'Fields/DateTimeField',
  component: DateTimeField,
  args: {
    label: 'Choice 1',
    dateLabel: 'Date',
    timeLabel: 'Time',
    datePlaceholder: 'Choose a date',
    writeDate: (date) => (date === '2026-11-30' ? 'Mon 30 Nov' : date),
    requirement: 'Required',
  },
  argTypes: { note: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it for a moment to come that has to be looked up: a candidate time for an interview.',
      'Say in `note` what is known about that moment, such as whether it is free.',
      'Set `nativeTime` where the pointer is coarse.',
      'Name the time zone in the hint where company and student may sit in two.',
    ],
    dont: [
      'Do not use it for a date of birth: nobody turns a calendar back twenty years. Use `DateField`.',
      'Do not rely on `firstDate` to keep the past out: it only greys the days of some calendars.',
    ],
    accessibility: [
      'A group named by its label, with two boxes named by `dateLabel` and `timeLabel`.',
      'Both can be typed; each device offers its own calendar, and with `nativeTime` its own clock.',
      'The note is announced when it changes; note and error describe both boxes.',
      'axe cannot look into the browser’s own calendar.',
    ],
  }),
} satisfies Meta<typeof DateTimeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { hint: 'Times are in Japan Standard Time', error: '', disabled: false },
};

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: '2026-11-30T10:00', note: 'Nothing else is on your calendar then.' },
};
export const NativeTime: Story = { args: { defaultValue: '2026-11-30T10:00', nativeTime: true } };
export const WithError: Story = {
  args: { defaultValue: '2026-11-30T', error: 'Give a time too' },
};
export const Disabled: Story = { args: { defaultValue: '2026-11-30T10:00', disabled: true } };
export const Japanese: Story = {
  args: {
    label: '候補1',
    dateLabel: '日付',
    timeLabel: '時刻',
    datePlaceholder: '日付を選択',
    writeDate: (date) => (date === '2026-11-30' ? '11/30（月）' : date),
    requirement: '必須',
    defaultValue: '2026-11-30T10:00',
    note: '予定と重なりません',
  },
};
export const LongWords: Story = {
  args: {
    label: 'A second time that suits you, in case the first one is taken by then',
    hint: 'Times are in Japan Standard Time, which is where the interviewers sit.',
    defaultValue: '2026-11-30T10:00',
    note: 'Overlaps with Graduation seminar of the Faculty of Literature by 30 minutes.',
  },
  render: (args) => (
    <div style={{ maxWidth: 288 }}>
      <DateTimeField {...args} />
    </div>
  ),
};
