import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Clock, Heart } from 'lucide-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { Checkbox } from '../checkbox/Checkbox.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
import { guidance } from '../story/guidance.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { ListRow } from './ListRow.tsx';

const meta = {
  title: 'Display/ListRow',
  component: ListRow,
  args: {
    link: <a href="#job" />,
    leading: <Avatar name="ゆかり" shape="square" />,
    title: 'Robotics test engineer',
    subtitle: (
      <>
        Yukari Robotics <Icon icon={BadgeCheck} size="small" />
      </>
    ),
    meta: 'Kawasaki · ¥248,000 / month · Hybrid',
    footer: (
      <Badge tone="deadline" icon={Clock}>
        5 days left · Wed 25 Nov
      </Badge>
    ),
    aside: <IconButton size="small" icon={Heart} label="Favorite" pressed />,
    note: 'Posted 9 Nov',
  },
  decorators: [
    (Row) => (
      <Card dense padding="none">
        <ul>
          <Row />
        </ul>
      </Card>
    ),
  ],
  argTypes: { title: { control: 'text' }, meta: { control: 'text' }, note: { control: 'text' } },
  parameters: guidance({
    do: [
      'Set what people choose by into the title and one line of facts. The rest is in the page behind it.',
      'Put a deadline into the footer as a `Badge`, where the eye runs down the list.',
      'Say "New" in words besides `unread`: a ground of another colour is not enough.',
    ],
    dont: [
      'Do not put more than one button into `aside`.',
      'Do not cut titles. They may take two lines.',
      'Do not rely on `note`: it is left out on phones.',
    ],
    accessibility: [
      'A list item unless said otherwise: put rows into a `ul`. The whole row is the target while its link is named by the title alone.',
      'Buttons in `aside` and `footer` and the checkbox of `choice` work apart from the link and have their own stop of Tab.',
      '`selected` marks the open row with a bar and, on its link, `aria-current`.',
      'axe cannot see that ten hearts in a list are all called "Favorite".',
    ],
  }),
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { selected: false, unread: false } };

export const Plain: Story = {};
export const Selected: Story = { args: { selected: true } };
export const Unread: Story = { args: { unread: true } };
export const TitleAlone: Story = {
  args: {
    leading: undefined,
    subtitle: undefined,
    meta: undefined,
    footer: undefined,
    aside: undefined,
    link: undefined,
  },
};
export const Several: Story = {
  render: (args) => (
    <>
      <ListRow {...args} />
      <ListRow {...args} selected />
      <ListRow
        {...args}
        footer={
          <>
            <span>25 days left · Tue 15 Dec</span>
            <Badge tone="info" glyph="pie60">
              Interview accepted
            </Badge>
          </>
        }
      />
    </>
  ),
};
export const Exchangeable: Story = { args: { exchangeable: true } };
export const Japanese: Story = {
  args: {
    title: 'ロボット評価エンジニア',
    subtitle: 'ゆかりロボティクス',
    meta: '川崎・月給24.8万円・ハイブリッド',
    footer: (
      <Badge tone="deadline" icon={Clock}>
        あと5日 11/25（水）
      </Badge>
    ),
    aside: <IconButton size="small" icon={Heart} label="お気に入り" pressed={false} />,
  },
};
export const Chosen: Story = {
  args: {
    choice: (
      <Checkbox label={<VisuallyHidden>Choose Robotics test engineer</VisuallyHidden>} defaultChecked />
    ),
  },
};
export const LongWordsOnAPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  args: {
    title:
      'Research and development of delivery robots, evaluation, field tests and operations (career track)',
    subtitle: 'Yukari Robotics Laboratories for Machines that Walk among People',
    meta: 'Kawasaki, Yokohama, Sagamihara or from home · ¥248,000 to ¥312,000 / month · Hybrid',
  },
};
