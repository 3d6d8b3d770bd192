import { CalendarCheck, Clock, Hourglass, Landmark, Presentation, Video } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { EventCalendar, type CalendarItem } from './EventCalendar.tsx';

const meeting = (item: Partial<CalendarItem> & Pick<CalendarItem, 'id' | 'title' | 'day'>): CalendarItem => ({
  kind: 'Interview',
  icon: Video,
  tone: 'brand',
  time: '14:00',
  startsAt: `${item.day}T05:00:00.000Z`,
  endsAt: `${item.day}T05:45:00.000Z`,
  isAllDay: false,
  ...item,
});
const deadline = (
  item: Partial<CalendarItem> & Pick<CalendarItem, 'id' | 'title' | 'day'>,
): CalendarItem => ({
  ...meeting(item),
  kind: 'Deadline',
  icon: Clock,
  tone: 'deadline',
  endsAt: null,
  ...item,
});

const items: readonly CalendarItem[] = [
  meeting({ id: 'a', title: 'Minamo Logistics', day: '2026-11-24' }),
  deadline({
    id: 'b',
    title: 'Komorebi Health',
    day: '2026-11-24',
    time: '12:00',
    startsAt: '2026-11-24T03:00:00Z',
  }),
  {
    ...meeting({ id: 'c', title: 'Telling your story', day: '2026-11-25', time: '13:00' }),
    kind: 'Seminar',
    icon: Presentation,
    tone: 'info',
    startsAt: '2026-11-25T04:00:00Z',
    endsAt: '2026-11-25T05:30:00Z',
  },
  {
    ...meeting({ id: 'd', title: 'Ms Asai', day: '2026-11-25', time: '16:00' }),
    kind: 'Counselling',
    icon: Landmark,
    tone: 'success',
    startsAt: '2026-11-25T07:00:00Z',
    endsAt: '2026-11-25T07:30:00Z',
  },
  deadline({
    id: 'e',
    title: 'Yukari Robotics',
    day: '2026-11-25',
    time: '23:59',
    startsAt: '2026-11-25T14:59:00Z',
  }),
  {
    ...meeting({ id: 'f', title: 'Kazehaya Mobility', day: '2026-11-27', time: '17:30' }),
    startsAt: '2026-11-27T08:30:00Z',
    endsAt: '2026-11-27T09:15:00Z',
    waiting: 'waiting for your answer',
  },
  {
    ...meeting({ id: 'g', title: 'Tsumugi Foods', day: '2026-11-27', time: undefined }),
    kind: 'Result expected',
    icon: Hourglass,
    tone: 'warning',
    isAllDay: true,
    startsAt: '2026-11-26T15:00:00Z',
    endsAt: '2026-11-27T15:00:00Z',
  },
  {
    ...meeting({ id: 'h', title: 'Thesis seminar', day: '2026-11-27', time: '18:00' }),
    kind: 'Other',
    icon: CalendarCheck,
    tone: 'neutral',
    startsAt: '2026-11-27T09:00:00Z',
    endsAt: '2026-11-27T10:30:00Z',
  },
];

const meta = {
  title: 'Display/EventCalendar',
  component: EventCalendar,
  args: {
    view: 'month',
    day: '2026-11-27',
    timeZone: 'Asia/Tokyo',
    lang: 'en-GB',
    firstDay: 1,
    now: () => new Date('2026-11-20T03:00:00Z'),
    items,
    onOpen: () => undefined,
    allDayLabel: 'All day',
    weekLabel: 'Week',
  },
  argTypes: {
    view: { control: 'inline-radio', options: ['month', 'week'] },
    firstDay: { control: 'inline-radio', options: [0, 1, 6] },
  },
  parameters: guidance({
    do: [
      'Use one tone and one icon for each kind of event everywhere.',
      'Write `time` as the view has room for: "17:30" in a month, "17:30–18:15" in a week.',
      'Mark what waits for an answer with `waiting`: it is drawn dashed and said.',
    ],
    dont: [
      'Do not show it on a phone: seven columns leave no room for words. Use `Agenda` there.',
      'Do not put a deadline into the hours of a week. Without an end it stands among the whole days.',
      'Do not count on colour to tell kinds apart: the word of the kind is read out before the title.',
    ],
    accessibility: [
      'Each event is a button named by kind, time, title and what it waits for; in a month it stands in the cell of its day.',
      'Tab goes from event to event, Enter opens one. There is nothing to drag.',
      'Times are those of `timeZone`, also in the week in which clocks change.',
      'axe cannot see whether the dashed frame of an open event is explained somewhere; its words are in the name.',
    ],
  }),
} satisfies Meta<typeof EventCalendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Month: Story = {};
export const Week: Story = { args: { view: 'week' } };
export const Empty: Story = { args: { items: [] } };
const japanese = {
  lang: 'ja',
  firstDay: 0,
  allDayLabel: '終日',
  weekLabel: '週',
  holidays: new Map([
    ['2026-11-03', '文化の日'],
    ['2026-11-23', '勤労感謝の日'],
  ]),
};
export const JapaneseMonth: Story = { globals: { language: 'jp' }, args: japanese };
export const JapaneseWeek: Story = { globals: { language: 'jp' }, args: { ...japanese, view: 'week' } };
/** The week in which the clocks of New York go back: Sunday has 25 hours. */
export const ClocksGoBack: Story = {
  args: {
    view: 'week',
    day: '2026-11-01',
    firstDay: 0,
    timeZone: 'America/New_York',
    now: () => new Date('2026-11-01T15:00:00Z'),
    items: [
      {
        ...meeting({ id: 'before', title: 'At nine in summer', day: '2026-10-30', time: '09:00' }),
        startsAt: '2026-10-30T13:00:00Z',
        endsAt: '2026-10-30T14:00:00Z',
      },
      {
        ...meeting({ id: 'after', title: 'At nine in winter', day: '2026-11-02', time: '09:00' }),
        startsAt: '2026-11-02T14:00:00Z',
        endsAt: '2026-11-02T15:00:00Z',
      },
    ],
  },
};
export const FullDay: Story = {
  args: {
    items: Array.from({ length: 9 }, (_, index) =>
      meeting({
        id: `full-${index}`,
        title:
          index === 4 ? 'Minamo Logistics and Warehousing of the Northern Islands' : `Company ${index + 1}`,
        day: '2026-11-25',
        time: `${9 + index}:00`,
        startsAt: `2026-11-25T0${index}:00:00Z`,
        endsAt: `2026-11-25T0${index}:45:00Z`,
      }),
    ),
  },
};
