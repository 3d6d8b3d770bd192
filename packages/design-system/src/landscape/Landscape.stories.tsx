import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Heading } from '../heading/Heading.tsx';
import { guidance } from '../story/guidance.ts';
import { Landscape } from './Landscape.tsx';

const meta = {
  title: 'Display/Landscape',
  component: Landscape,
  args: { children: null },
  parameters: {
    layout: 'fullscreen',
    ...guidance({
      do: [
        'Use it as the ground of the pages before somebody is signed in.',
        'Set what is read on a card or in the upper part, where the ground is plain.',
      ],
      dont: [
        'Do not use it inside the portal: it belongs to the beginning of the way.',
        'Do not put small text over the hills.',
      ],
      accessibility: [
        'The picture is hidden from a screen reader and takes no focus; its children are read as they are.',
        'Hills and way have colours of their own in both themes.',
        'axe cannot measure contrast over a drawing: look at the words in both themes.',
      ],
    }),
  },
} satisfies Meta<typeof Landscape>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { children: <Card>Welcome back</Card> } };

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
