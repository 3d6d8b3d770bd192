import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { SmallMonth, type SmallMonthDay, type SmallMonthProps, type SmallMonthTone } from './SmallMonth.tsx';

const TONES: Readonly<Record<string, readonly SmallMonthTone[]>> = {
  '2026-11-05': ['brand'],
  '2026-11-12': ['success', 'warning'],
  '2026-11-20': ['info'],
  '2026-11-25': ['info', 'success', 'deadline'],
  '2026-11-27': ['brand', 'warning', 'neutral'],
};
const first = Date.parse('2026-10-26T00:00:00Z');
const dayWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const weeks = Array.from({ length: 6 }, (_week, row) =>
  Array.from({ length: 7 }, (_day, column): SmallMonthDay => {
    const day = new Date(first + (row * 7 + column) * 86_400_000);
    const date = day.toISOString().slice(0, 10);
    return {
      date,
      number: String(Number(date.slice(8))),
      label: dayWords.format(day),
      isQuiet: !date.startsWith('2026-11'),
      isToday: date === '2026-11-20',
      tones: TONES[date],
    };
  }),
);

/** Keeps the chosen day, as a screen does. */
const Held = (args: SmallMonthProps) => {
  const [chosen, setChosen] = useState(args.value);
  return <SmallMonth {...args} value={chosen} onValueChange={setChosen} />;
};

const meta = {
  title: 'Display/SmallMonth',
  component: SmallMonth,
  args: {
    label: 'November 2026',
    weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'].map((long) => ({
      short: long.slice(0, 1),
      long,
    })),
    weeks,
    value: '2026-11-27',
    onValueChange: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  argTypes: { value: { control: 'text' } },
  parameters: guidance({
    do: [
      'Set it beside a larger calendar, as a way through the months.',
      'Say in the label of a day what is on it: "Friday 27 November 2026, 3 events".',
      'Use `marksWeek` where the page shows a week, and `picks` where a day is picked for something.',
    ],
    dont: [
      'Do not use it to ask for a date people know by heart: that is `DateField`.',
      'Do not put a meaning into the colour of the dots that the label does not say.',
    ],
    accessibility: [
      'A table named by `label`; each day is a button named by its whole date, and the weekdays are heard in full.',
      'One stop of Tab. Arrows go from day to day, Home and End to the ends of the week.',
      'Today is `aria-current="date"`, the chosen day is pressed.',
      'axe cannot see that arrows stop at the first and the last day: another month is loaded by its own buttons.',
    ],
  }),
} satisfies Meta<typeof SmallMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { marksWeek: false, picks: false },
  render: (args) => <Held key={args.value} {...args} />,
};

export const Month: Story = {};
export const ChosenWeek: Story = { args: { marksWeek: true } };
export const Picker: Story = { args: { picks: true } };
const japaneseDay = new Intl.DateTimeFormat('ja', { dateStyle: 'full', timeZone: 'UTC' });
export const Japanese: Story = {
  args: {
    label: '2026年11月',
    weekdays: ['月', '火', '水', '木', '金', '土', '日'].map((short) => ({ short, long: `${short}曜日` })),
    weeks: weeks.map((week) =>
      week.map((day) => ({ ...day, label: japaneseDay.format(Date.parse(`${day.date}T00:00:00Z`)) })),
    ),
  },
};
