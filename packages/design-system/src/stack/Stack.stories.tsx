import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { Text } from '../text/Text.tsx';
import { vars } from '../theme/vars.css.ts';
import { Stack } from './Stack.tsx';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    children: ['Documents', 'Aptitude test', 'First interview'].map((name) => <Card key={name}>{name}</Card>),
  },
  argTypes: {
    gap: { control: 'select', options: Object.keys(vars.space) },
    align: { control: 'select', options: ['start', 'center', 'end', 'stretch'] },
  },
  parameters: guidance({
    do: [
      'Use it for everything that stands one below the other: it alone sets the room between.',
      'Set `print="dense"` once, around a page that students take along on paper.',
      'Use a smaller `gap` for what belongs together, and a larger one around it.',
    ],
    dont: [
      'Do not add margins to children. Set two stacks into one another.',
      'Do not use it for rows with lines between them: a card with `ListRow` has them.',
    ],
    accessibility: [
      'Reading and Tab follow the order of the children.',
      'Set `as` where it means something: `ul`, `ol`, `form`, `section`, `fieldset`.',
      'axe cannot see a list that looks like one and has no `as`.',
    ],
  }),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { gap: 'medium', align: 'stretch' } };

export const Medium: Story = {};
export const Tight: Story = { args: { gap: 'xxsmall' } };
export const Centred: Story = { args: { align: 'center' } };
export const Japanese: Story = {
  args: {
    children: ['書類選考', '適性検査', '一次面接'].map((name) => (
      <Text key={name} lang="ja">
        {name}
      </Text>
    )),
  },
};
