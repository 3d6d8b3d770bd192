import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { DateTile } from './DateTile.tsx';

const meta = {
  title: 'Display/DateTile',
  component: DateTile,
  args: { date: '2026-11-27', month: 'Nov', day: '27', weekday: 'Friday' },
  parameters: guidance({
    do: [
      'Set it at the left of something that happens on a day, with the hour beside it.',
      'Set `quiet` once the day is over or the date was taken back.',
    ],
    dont: [
      'Do not use it for a deadline: the days left say more, in a `Badge`.',
      'Do not shorten the weekday here. It is what people plan by.',
    ],
    accessibility: [
      'A `time` element with the date for machines, read as month, day and weekday in that order.',
      'It takes no press: what it stands beside is the link.',
      'axe cannot see whether the words say the same day as `date`.',
    ],
  }),
} satisfies Meta<typeof DateTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Day: Story = {};
export const Quiet: Story = { args: { quiet: true } };
export const Japanese: Story = { args: { month: '11月', weekday: '金曜日' } };
