import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/Inline.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { Divider } from './Divider.tsx';

const meta = {
  title: 'Layout/Divider',
  component: Divider,
  parameters: guidance({
    do: [
      'Use it between two parts of one card that are no headings of their own.',
      'Give it a word where it stands between two ways to do the same: "or".',
    ],
    dont: [
      'Do not draw a line where room does: `Stack` with a larger gap separates more quietly.',
      'Do not put one between the rows of a list. `ListRow` and `Card` bring theirs.',
    ],
    accessibility: [
      'Hidden from a screen reader; with a word it is plain text and is read.',
      'It is no `separator`: what belongs together is said by headings and lists.',
      'axe cannot see whether the parts are told apart without the line.',
    ],
  }),
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { label: 'or', direction: 'horizontal' } };

export const Line: Story = {};
export const WithWord: Story = { args: { label: 'or' } };
export const Vertical: Story = {
  render: () => (
    <Inline>
      <Text>English</Text>
      <Divider direction="vertical" />
      <Text>日本語</Text>
    </Inline>
  ),
};
export const Japanese: Story = { args: { label: 'または' } };
