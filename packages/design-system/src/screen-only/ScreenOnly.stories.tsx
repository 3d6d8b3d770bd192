import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Stack } from '../stack/Stack.tsx';
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
} satisfies Meta<typeof ScreenOnly>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {};
