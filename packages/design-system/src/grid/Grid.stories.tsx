import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { guidance } from '../story/guidance.ts';
import { vars } from '../theme/vars.css.ts';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: Array.from({ length: 6 }, (_, index) => <Card key={index}>Card {index + 1}</Card>) },
  argTypes: {
    fill: { control: 'select', options: [undefined, 'pair', 'small', 'medium', 'large'] },
    gap: { control: 'select', options: Object.keys(vars.space) },
    align: { control: 'select', options: ['start', 'center', 'stretch'] },
    columns: { control: 'object' },
  },
  parameters: guidance({
    do: [
      'Use `fill` for cards that are all alike, and `columns` where the design says how many.',
      'Use `sidebar` for the main thing and what helps with it: two thirds beside one third.',
    ],
    dont: [
      'Do not use it for rows of facts: `DescriptionList` follows the width of its place.',
      'Do not put the more important cell second to have it at the right: it is read second as well.',
    ],
    accessibility: [
      'Reading and Tab go through the children in their order, line by line.',
      'Set `as` to `ul` or `ol` where the cells are a list.',
      'axe cannot see whether the order still makes sense in one column on a phone.',
    ],
  }),
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { fill: 'medium', gap: 'large', align: 'stretch' },
};

export const Filled: Story = { args: { fill: 'medium' } };
export const ByWidth: Story = { args: { columns: { phone: 1, tablet: 2, desktop: 3 } } };
export const MainAndSide: Story = {
  args: {
    columns: { desktop: 'sidebar' },
    children: [<Card key="main">Next steps</Card>, <Card key="side">News</Card>],
  },
};
export const Japanese: Story = {
  args: {
    fill: 'small',
    children: ['求人', 'セミナー', 'チャット'].map((name) => <Card key={name}>{name}</Card>),
  },
};
