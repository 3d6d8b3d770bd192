import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Collapsible } from './Collapsible.tsx';

const meta = {
  title: 'Layout/Collapsible',
  component: Collapsible,
  args: { title: 'Benefits', children: 'Housing allowance, commuting costs, remote days' },
  argTypes: { title: { control: 'text' }, children: { control: 'text' } },
  parameters: guidance({
    do: [
      'Use it for what some readers need and most do not, such as benefits below the terms of a job.',
      'Say in the title what is inside, so that it can be judged closed.',
      'Give it a `level` where the parts belong to the outline of the page.',
    ],
    dont: [
      'Do not put a deadline or an error inside: closed, nobody sees it.',
      'Do not close a long text with it. `Fold` shows the beginning and offers the rest.',
      'Do not use it to switch between views of the same thing: that is `Tabs`.',
    ],
    accessibility: [
      'The title is a button with `aria-expanded` that names its part by `aria-controls`. Enter and Space press it.',
      'With `level` the button stands inside a heading, so that a screen reader finds it in the list of headings.',
      'Closed contents are `hidden`: neither read out nor reached by Tab, nor found by the browser’s search.',
      'axe cannot see whether the rank of the heading follows from the one above it.',
    ],
  }),
} satisfies Meta<typeof Collapsible>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { open: undefined, level: 2 } };

export const Closed: Story = {};
export const Open: Story = { args: { defaultOpen: true } };
export const UnderAHeading: Story = { args: { level: 2, defaultOpen: true } };
export const Japanese: Story = {
  args: { title: '福利厚生', children: '住宅手当、交通費', defaultOpen: true },
};
export const LongTitle: Story = {
  args: {
    title:
      'Graduate School of Interdisciplinary Information Studies and Engineering, intake of April 2027 and October 2027',
  },
  render: (args) => (
    <div style={{ maxWidth: 280 }}>
      <Collapsible {...args} />
    </div>
  ),
};
