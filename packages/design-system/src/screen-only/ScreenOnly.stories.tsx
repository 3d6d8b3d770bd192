import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { ScreenOnly } from './ScreenOnly.tsx';

const meta = {
  title: 'Layout/ScreenOnly',
  component: ScreenOnly,
  args: { children: <Button>Print</Button> },
  render: (args) => (
    <Stack>
      <Text>This stays on paper.</Text>
      <ScreenOnly {...args} />
    </Stack>
  ),
  parameters: guidance({
    do: [
      'Put around everything that is of no use on paper: buttons, ways back, help.',
      'Print a page once before you call it done.',
    ],
    dont: [
      'Do not use it to hide something on the screen.',
      'Do not take away on paper what explains what is left, such as the name of a column.',
    ],
    accessibility: [
      'On the screen it is a plain box and changes nothing for a screen reader.',
      'axe does not look at paper: a test prints the pages that are printed.',
    ],
  }),
} satisfies Meta<typeof ScreenOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const OnScreen: Story = {};
