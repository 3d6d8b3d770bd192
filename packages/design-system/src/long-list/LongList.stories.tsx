import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { guidance } from '../story/guidance.ts';
import { LongList } from './LongList.tsx';

const titles = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `Robotics test engineer ${index + 1}`);

const meta = {
  title: 'Display/LongList',
  component: LongList<string>,
  args: {
    items: titles(1000),
    rowHeight: 70,
    renderRow: (title) => <ListRow as="div" title={title} meta="Kawasaki · ¥248,000 / month" />,
  },
  parameters: guidance({
    do: [
      'Take it for hundreds of rows that are shown at once, such as a thousand jobs.',
      'Say how high a row usually is: the scroll bar is steadier.',
    ],
    dont: [
      'Do not take it for a page of twenty: a plain list can be searched with the browser and printed whole.',
      'Do not put it into a box that scrolls by itself: it follows the window.',
    ],
    accessibility: [
      'A list whose items say their place among all (`aria-posinset`, `aria-setsize`), also those not drawn yet.',
      'Tab goes from row to row and scrolls along; the next rows are drawn before they are reached.',
      'axe cannot see that the count of drawn items is not the count of all: say the total in words above the list.',
    ],
  }),
  decorators: [
    (List) => (
      <Card padding="none">
        <List />
      </Card>
    ),
  ],
} satisfies Meta<typeof LongList<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const FewerThanFit: Story = { args: { items: titles(3) } };
