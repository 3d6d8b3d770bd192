import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/Stack.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from './Text.tsx';

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

const meta = {
  title: 'Display/Text',
  component: Text,
  args: { children: 'You join the team that decides whether a delivery robot is ready for the street.' },
  argTypes: {
    size: { control: 'inline-radio', options: ['large', 'body', 'small', 'tiny'] },
    tone: { control: 'select', options: tones },
    weight: { control: 'inline-radio', options: ['regular', 'medium', 'strong'] },
    align: { control: 'inline-radio', options: ['start', 'center', 'end'] },
    lines: { control: 'select', options: [undefined, 2, 3, 4, 6] },
    children: { control: 'text' },
  },
  parameters: guidance({
    do: [
      'Take sizes by their use: `body` for what is read, `small` beside something, `tiny` for a term or a date.',
      'Set `lang` where a text is not in the language of the page.',
      'Use `preserveLines` for what somebody typed.',
    ],
    dont: [
      'Do not say a state by its tone alone: the words say it too.',
      'Do not cut what cannot be read elsewhere: `truncate` and `lines` need a page behind them.',
      'Do not make text look like a heading. `Heading` is one.',
    ],
    accessibility: [
      'A paragraph unless `as` says otherwise; inside a sentence use `span`, `strong` or `time`.',
      'Cut text is still read out in full.',
      'Every tone is checked for contrast on the grounds it is meant for, in both themes.',
      'axe cannot see whether Japanese in an English page is marked with `lang`.',
    ],
  }),
} satisfies Meta<typeof Text>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { size: 'body', tone: 'default', weight: 'regular', align: 'start', truncate: false, nowrap: false },
};

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
export const Marked: Story = {
  render: () => (
    <Text>
      I ran a <Text as="mark">reading circle</Text> for <Text as="del">two years</Text>
      <Text as="ins">three years</Text>.
    </Text>
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
