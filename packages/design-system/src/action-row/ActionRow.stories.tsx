import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, FileCheck, Heart, Hourglass } from 'lucide-react';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { ActionRow } from './ActionRow.tsx';

const meta = {
  title: 'Display/ActionRow',
  component: ActionRow,
  args: {
    icon: CalendarClock,
    tone: 'deadline',
    title: 'Answer the interview request',
    subtitle: 'Kazehaya Mobility · Product planning',
    when: 'Tomorrow, 17:00',
    whenNote: 'Sat 21 Nov',
    urgent: true,
    link: <a href="#job" />,
    actionLabel: 'Answer',
    actionContext: 'Kazehaya Mobility, Product planning',
    primary: true,
  },
  decorators: [
    (Row) => (
      <Card padding="none">
        <ul>
          <Row />
          <ActionRow
            icon={FileCheck}
            tone="success"
            title="Decide on your job offer"
            subtitle="Hoshikawa Systems · Software engineer"
            when="10 days left"
            whenNote="Mon 30 Nov, 17:00"
            urgent
            link={<a href="#offer" />}
            actionLabel="Read offer"
            actionContext="Hoshikawa Systems, Software engineer"
          />
          <ActionRow
            icon={Heart}
            title="Apply to a job you like"
            subtitle="Yukari Robotics · Robotics test engineer"
            when="12 days left"
            whenNote="Wed 2 Dec, 23:59"
            link={<a href="#favorite" />}
            actionLabel="Open"
            actionContext="Yukari Robotics, Robotics test engineer"
          />
        </ul>
      </Card>
    ),
  ],
  argTypes: {
    icon: iconControl,
    tone: {
      control: 'select',
      options: ['brand', 'deadline', 'success', 'warning', 'info', 'accent', 'neutral'],
    },
    title: { control: 'text' },
    subtitle: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'List what the reader has to do, the most urgent first, at the top of the dashboard.',
      'Begin the title with a verb and name the other side below it: “Answer the interview request”, then the company.',
      'Make one row of a list `primary`: the one to do first.',
    ],
    dont: [
      'Do not use it for things to look at only. That is `ListRow`.',
      'Do not set `urgent` on a date that has passed or on which nothing can be done.',
      'Do not write the button’s word twice in the title: “Answer” beside “Answer the interview request” is enough.',
    ],
    accessibility: [
      'A list item with one link, and a second where `subtitle` is one. The name of the first is the word on the button and `actionContext`, so that ten links “Answer” can be told apart.',
      'The whole row is the target; a link in `subtitle` has title and subtitle instead. Each link is one stop of the Tab key.',
      'The icon is hidden: the title has to say what kind of thing it is.',
      'axe cannot see whether `actionContext` makes the link plain when it is heard alone.',
    ],
  }),
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const Urgent: Story = {};
export const Calm: Story = {
  args: { icon: Hourglass, tone: 'neutral', when: 'Expected date passed', urgent: false, primary: false },
};
export const Japanese: Story = {
  args: {
    title: '面接依頼に回答する',
    subtitle: '風早モビリティ・商品企画',
    when: '明日 17:00まで',
    whenNote: '11/21（土）',
    actionLabel: '回答する',
    actionContext: '風早モビリティ・商品企画',
  },
};
