import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { Text } from './Text.tsx';

const meta = {
  title: 'Display/Text',
  component: Text,
  args: { children: 'You join the team that decides whether a delivery robot is ready for the street.' },
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const Sizes: Story = {
  render: () => (
    <Stack gap="xsmall">
      <Text size="large">16 px, an introduction</Text>
      <Text size="body">14 px, what most text is</Text>
      <Text size="small">13 px, beside something</Text>
      <Text size="tiny">12 px, a term or a date</Text>
    </Stack>
  ),
};
const tones = [
  'default',
  'soft',
  'brand',
  'deadline',
  'success',
  'warning',
  'danger',
  'info',
  'accent',
] as const;
export const Tones: Story = {
  render: () => (
    <Stack gap="xsmall">
      {tones.map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}
        </Text>
      ))}
    </Stack>
  ),
};
export const Truncated: Story = {
  args: { truncate: true, children: 'A title that is far too long for the place it stands in. '.repeat(8) },
};
export const TwoLines: Story = {
  args: {
    lines: 2,
    children: 'Two lines at most, whatever somebody wrote, and then an ellipsis. '.repeat(8),
  },
};
export const Japanese: Story = {
  args: {
    lang: 'ja',
    children:
      '配送ロボットが街に出られるかどうかを決めるチームに加わります。修士課程の経験は必要ありません。',
  },
};
