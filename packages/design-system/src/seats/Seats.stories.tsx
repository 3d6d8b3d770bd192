import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Seats } from './Seats.tsx';

const meta = {
  title: 'Display/Seats',
  component: Seats,
  args: { total: 40, left: 4 },
  argTypes: { total: { control: { type: 'number', min: 0 } }, left: { control: { type: 'number', min: 0 } } },
  parameters: guidance({
    do: [
      'Set it beside the figures: "4 of 40 seats left".',
      'Use it where the number is small enough to be felt: a seminar, a visit.',
    ],
    dont: [
      'Do not use it without the words.',
      'Do not use it to press people. It shows what is left and says no more.',
    ],
    accessibility: [
      'Hidden from a screen reader, which has the words beside it.',
      'Free seats are outlined and taken ones filled, so that it does not hang on colour.',
      'Above sixty seats it draws the share; as long as one is free, one is drawn free.',
      'axe does not look at it: check that the figures stand beside it.',
    ],
  }),
} satisfies Meta<typeof Seats>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };

export const FourLeft: Story = {};
export const Full: Story = { args: { left: 0 } };
export const AllFree: Story = { args: { left: 40 } };
export const LargeRoom: Story = { args: { total: 3000, left: 4 } };
