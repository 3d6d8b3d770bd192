import type { Meta, StoryObj } from '@storybook/react-vite';
import { SmallMonth, type SmallMonthDay, type SmallMonthTone } from './SmallMonth.tsx';

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
      isOtherMonth: !date.startsWith('2026-11'),
      isToday: date === '2026-11-20',
      tones: TONES[date],
    };
  }),
);

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
    chosen: '2026-11-27',
    onChoose: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SmallMonth>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Month: Story = {};
export const ChosenWeek: Story = { args: { marksWeek: true } };
