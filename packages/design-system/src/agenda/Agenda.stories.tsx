import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { Agenda } from './Agenda.tsx';

const meta = {
  title: 'Display/Agenda',
  component: Agenda,
  args: {
    label: 'Coming two weeks',
    days: [
      {
        date: '2026-11-20',
        weekday: 'Today',
        day: '20',
        today: true,
        items: [{ id: 'seminar', title: 'Career guidance', note: '18:00–19:30 · Online', tone: 'info' }],
      },
      {
        date: '2026-11-24',
        weekday: 'Tue',
        day: '24',
        items: [
          {
            id: 'answer',
            title: 'Answer Komorebi Health',
            note: 'Due 12:00',
            tone: 'deadline',
            link: <a href="#1" />,
          },
          {
            id: 'interview',
            title: 'Interview, Minamo Logistics',
            note: '14:00–14:45',
            tone: 'brand',
            link: <a href="#2" />,
          },
        ],
      },
      {
        date: '2026-11-27',
        weekday: 'Fri',
        day: '27',
        items: [{ id: 'result', title: 'Result expected, Tsumugi Foods', tone: 'warning' }],
      },
      {
        date: '2026-12-03',
        weekday: 'Thu',
        day: '3',
        title: 'December',
        items: [{ id: 'counsellor', title: 'Counsellor: Ms Asai', note: '16:00–16:30', tone: 'success' }],
      },
    ],
  },
  render: (args) => (
    <Card title={args.label}>
      <Agenda {...args} />
    </Card>
  ),
  parameters: guidance({
    do: [
      'Show what is coming in one or two weeks, only the days on which something is.',
      'Name the month where a new one begins, with `title`.',
      'Give the kind of thing its tone from the calendar, so that both read the same.',
    ],
    dont: [
      'Do not list empty days to fill a week: the agenda is for reading, the calendar for finding free time.',
      'Do not leave the time out because the day is there: “14:00–14:45” goes into the note.',
      'Do not use more than one line for a title. What it is about stands on its own page.',
    ],
    accessibility: [
      'A list named by `label`, with a list of things for each day. Today carries `aria-current="date"`.',
      'Each day is a `time` with its full date, though only weekday and number are seen.',
      'The bar’s colour is not read out: the title must name the kind of thing, such as “Interview”.',
      'axe cannot see whether the month of a day is plain to somebody who only hears the number.',
    ],
  }),
} satisfies Meta<typeof Agenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const TwoWeeks: Story = {};
export const Japanese: Story = {
  args: {
    label: '2週間の予定',
    days: [
      {
        date: '2026-11-20',
        weekday: '今日',
        day: '20',
        today: true,
        items: [
          {
            id: 'seminar',
            title: 'キャリアガイダンス：二次面接',
            note: '18:00〜19:30・オンライン',
            tone: 'info',
          },
        ],
      },
      {
        date: '2026-11-24',
        weekday: '火',
        day: '24',
        note: '休日',
        items: [
          {
            id: 'interview',
            title: '面接：みなもロジスティクス',
            note: '14:00〜14:45（日本時間）',
            tone: 'brand',
          },
        ],
      },
    ],
  },
};
