import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/Badge.tsx';
import { guidance } from '../story/guidance.ts';
import { vars } from '../theme/vars.css.ts';
import { Inline } from './Inline.tsx';

const meta = {
  title: 'Layout/Inline',
  component: Inline,
  args: { children: ['Tokyo', 'Osaka', 'Remote', 'Hybrid'].map((name) => <Badge key={name}>{name}</Badge>) },
  argTypes: {
    gap: { control: 'select', options: Object.keys(vars.space) },
    align: { control: 'select', options: ['start', 'center', 'end', 'baseline', 'stretch'] },
    justify: { control: 'select', options: ['start', 'center', 'end', 'between'] },
  },
  parameters: guidance({
    do: [
      'Use it for things of one kind side by side: badges, buttons, a name and its mark.',
      'Let it wrap. With `wrap` off something has to be able to shrink.',
    ],
    dont: [
      'Do not use it for columns that should line up below one another: that is `Grid`.',
      'Do not use it for a row that may be long on a phone: `ScrollRow` scrolls.',
    ],
    accessibility: [
      'Reading and Tab follow the order of the children, whatever `justify` does.',
      'Set `as` to `ul` with `li` children where it is a list.',
      'axe cannot see whether targets side by side are far enough apart: keep `gap` at `xsmall` or more.',
    ],
  }),
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { gap: 'small', align: 'center', justify: 'start', wrap: true },
};

export const Wrapping: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Japanese: Story = {
  args: { children: ['東京', '大阪', 'リモート'].map((name) => <Badge key={name}>{name}</Badge>) },
};
