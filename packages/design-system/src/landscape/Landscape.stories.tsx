import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { Landscape } from './Landscape.tsx';

const meta = {
  title: 'Display/Landscape',
  component: Landscape,
  args: { children: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Landscape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = { args: { children: <Card>Welcome back</Card> } };
export const Japanese: Story = {
  args: {
    children: (
      <Heading level={1} size="display">
        はじめての応募から入社の日まで
      </Heading>
    ),
  },
};
