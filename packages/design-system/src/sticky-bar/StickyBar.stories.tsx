import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Layout/StickyBar',
  component: StickyBar,
  args: {
    children: <Text>3 days not saved yet</Text>,
    actions: (
      <>
        <Button size="small">Undo</Button>
        <Button size="small" variant="primary">
          Save
        </Button>
      </>
    ),
  },
  render: (args) => (
    <Stack>
      {Array.from({ length: 40 }, (_, index) => (
        <Text key={index}>Line {index + 1}</Text>
      ))}
      <StickyBar {...args} />
    </Stack>
  ),
  argTypes: { children: { control: false } },
  parameters: guidance({
    do: [
      'Use it where what it acts on is longer than the window: a sheet of hours, a long page with one step.',
      'Say where things stand at its left, and set the main button last.',
    ],
    dont: [
      'Do not use two on a page.',
      'Do not use it for a short form. The button stands below the last field.',
      'Do not put more than three buttons into it, each of a word or two: on a phone they share one line.',
    ],
    accessibility: [
      'It comes where it stands in the page: after what it belongs to, also for Tab.',
      'What takes the focus is scrolled clear of it, so that nothing is focused out of sight.',
      'Its words are no live region. Announce a change of them yourself.',
      'axe cannot see what a bar covers at 200 % zoom: look once.',
    ],
  }),
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const BelowLongContents: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
