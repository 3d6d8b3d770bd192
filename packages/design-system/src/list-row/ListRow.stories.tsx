import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, Clock, Heart } from 'lucide-react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Badge } from '../badge/Badge.tsx';
import { Card } from '../card/Card.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Icon } from '../icon/Icon.tsx';
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
} satisfies Meta<typeof ListRow>;
export default meta;
type Story = StoryObj<typeof meta>;

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
