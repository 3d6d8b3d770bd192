import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
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
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BelowLongContents: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'mobile1' } } };
