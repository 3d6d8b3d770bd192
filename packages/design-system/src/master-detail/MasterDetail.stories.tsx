import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { Text } from '../text/Text.tsx';
import { MasterDetail } from './MasterDetail.tsx';

const meta = {
  title: 'Layout/MasterDetail',
  component: MasterDetail,
  args: {
    showing: 'detail',
    detailLabel: 'Open job',
    list: (
      <Card title="128 jobs" ruled dense padding="none">
        <ul>
          <ListRow link={<a href="#one" />} title="Junior product designer" subtitle="Nogiku Studio" />
          <ListRow
            link={<a href="#two" />}
            title="Robotics test engineer"
            subtitle="Yukari Robotics"
            selected
          />
        </ul>
      </Card>
    ),
    detail: (
      <Card title="Robotics test engineer">
        <Text>{'You join the team that decides whether a delivery robot is ready. '.repeat(60)}</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof MasterDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowingDetail: Story = {};
export const ShowingList: Story = { args: { showing: 'list' } };
export const Japanese: Story = {
  args: {
    detailLabel: '開いている求人',
    list: <Card title="128件の求人">-</Card>,
    detail: (
      <Card title="ロボット評価エンジニア">
        配送ロボットが街に出られるかどうかを決めるチームに加わります。
      </Card>
    ),
  },
};
