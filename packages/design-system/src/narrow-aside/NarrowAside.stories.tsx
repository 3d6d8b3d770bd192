import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
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
} satisfies Meta<typeof NarrowAside>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
