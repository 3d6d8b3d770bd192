import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarClock, FileCheck, Heart, Hourglass } from 'lucide-react';
import { Card } from '../card/Card.tsx';
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
} satisfies Meta<typeof ActionRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Urgent: Story = {};
export const Calm: Story = {
  args: { icon: Hourglass, tone: 'neutral', when: 'Expected date passed', urgent: false, primary: false },
};
export const Japanese: Story = {
  args: {
    title: '面接依頼に返事をする',
    subtitle: '風早モビリティ・商品企画',
    when: '明日 17:00まで',
    whenNote: '11/21（土）',
    actionLabel: '返事をする',
    actionContext: '風早モビリティ・商品企画',
  },
};
