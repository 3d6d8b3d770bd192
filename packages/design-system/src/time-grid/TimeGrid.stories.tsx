import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { guidance } from '../story/guidance.ts';
import { TimeGrid, type TimeGridBlock, type TimeGridProps } from './TimeGrid.tsx';

const clock = (quarter: number) =>
  `${String(9 + Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`;

const makeDay = (date: string, label: string, taken: readonly TimeGridBlock[]) => ({
  date,
  label,
  blocks: taken,
  options: Array.from({ length: 18 }, (_, index) => index * 2)
    .filter((from) => taken.every((block) => from + 3 <= block.from || from >= block.to))
    .map((from) => ({
      value: `${date}T${clock(from)}`,
      from,
      text: clock(from),
      label: `${label}, ${clock(from)}–${clock(from + 3)}`,
      quiet: from < 4 || from > 29,
    })),
});

const block = (id: string, from: number, to: number, label: string): TimeGridBlock => ({
  id,
  from,
  to,
  label,
  note: `${clock(from)}–${clock(to)}`,
});

/** Keeps the chosen times, as a screen does. */
const Held = (args: TimeGridProps) => {
  const [chosen, setChosen] = useState(args.value);
  return (
    <TimeGrid
      {...args}
      value={chosen}
      onValueChange={(one) =>
        setChosen(chosen.includes(one) ? chosen.filter((each) => each !== one) : [...chosen, one])
      }
    />
  );
};

const meta = {
  title: 'Fields/TimeGrid',
  component: TimeGrid,
  args: {
    label: 'Times from 30 November to 2 December',
    days: [
      makeDay('2026-11-30', 'Mon 30 Nov', [block('seminar', 8, 16, 'Graduation seminar')]),
      makeDay('2026-12-01', 'Tue 1 Dec', []),
      makeDay('2026-12-02', 'Wed 2 Dec', [block('interview', 19, 23, 'First interview')]),
    ],
    length: 38,
    value: ['2026-12-01T10:00'],
    onValueChange: () => undefined,
  },
  argTypes: { value: { control: false } },
  parameters: guidance({
    do: [
      'Show three days on a phone and a week on a desktop.',
      'Show what is taken, so that the gaps explain themselves.',
      'List the chosen times beside it: those of another week are out of sight.',
    ],
    dont: ['Do not use it for the free times of one day. That is `ChoiceTiles`.'],
    accessibility: [
      'The grid is one tab stop. Up and down move by time, left and right to the nearest time of another day, Home and End within the day.',
      'Each day is a group, which also reads what is taken. A time is a button with `aria-pressed`, named by its day and its whole length.',
      'axe cannot see whether the sides’ hours are right.',
    ],
  }),
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof TimeGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const ThreeDays: Story = {};
/** Events at the same time share a place; a short one has its title alone. */
export const Overlapping: Story = {
  args: {
    days: [
      makeDay('2026-11-30', 'Mon 30 Nov', [
        block('seminar', 8, 14, 'Graduation seminar'),
        block('interview', 12, 16, 'First interview'),
      ]),
      makeDay('2026-12-01', 'Tue 1 Dec', [
        block('call', 4, 5, 'Call'),
        block('counsellor', 8, 10, 'Career counsellor'),
        block('test', 20, 23, 'Aptitude test'),
      ]),
      makeDay('2026-12-02', 'Wed 2 Dec', []),
    ],
  },
};
export const Japanese: Story = {
  args: {
    label: '11月30日〜12月2日の時間',
    days: [
      makeDay('2026-11-30', '11/30（月）', [block('seminar', 8, 16, '卒業研究ゼミ')]),
      makeDay('2026-12-01', '12/1（火）', []),
      makeDay('2026-12-02', '12/2（水）', [block('interview', 19, 23, '一次面接')]),
    ],
  },
};
