import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { NarrowAside } from './NarrowAside.tsx';

const meta = {
  title: 'Layout/NarrowAside',
  component: NarrowAside,
  args: {
    aside: <Card title="November 2026">A small month</Card>,
    children: (
      <Card>
        <Text>The week, with everything on it.</Text>
      </Card>
    ),
  },
  parameters: guidance({
    do: [
      'Put what leads through the main thing into `aside`: a small month beside the week.',
      'Keep it narrow by nature: 248 px from 1080 px on.',
    ],
    dont: [
      'Do not put anything into `aside` that the page does not make sense without: below 1080 px it stands above.',
      'Do not use it for equal halves. That is `Grid`.',
    ],
    accessibility: [
      'The aside is read before the main thing, on every screen; neither has a role of its own.',
      'Give its card a title, so that the region has a name.',
      'axe cannot see how much stands in the way before the main thing begins.',
    ],
  }),
} satisfies Meta<typeof NarrowAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Japanese: Story = {
  args: {
    aside: <Card title="2026年11月">小さなカレンダー</Card>,
    children: (
      <Card>
        <Text>今週の予定がすべて並びます。</Text>
      </Card>
    ),
  },
};
