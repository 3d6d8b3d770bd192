import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  args: { children: Array.from({ length: 6 }, (_, index) => <Card key={index}>Card {index + 1}</Card>) },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

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
