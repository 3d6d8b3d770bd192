import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: { showing: { control: 'inline-radio', options: ['list', 'detail'] } },
  parameters: guidance({
    do: [
      'Use it where one goes through a list and looks at one after the other: jobs, mails.',
      'Let the address decide what `showing` is, so that Back leads from the open thing to the list.',
    ],
    dont: [
      'Do not use it for a list whose rows are all one needs to know.',
      'Do not put a second list into the open thing: from 1080 px on it scrolls by itself.',
    ],
    accessibility: [
      'The open thing is a region named by `detailLabel`; when it is longer than the window it takes the focus, so that arrows scroll it.',
      'Below 1080 px only one of the two is there, for the eye and for a screen reader.',
      'It moves no focus: the screen puts it on the title of what was opened.',
      'axe cannot see whether the open row is marked in the list: `ListRow` does it with `selected`.',
    ],
  }),
} satisfies Meta<typeof MasterDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

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
