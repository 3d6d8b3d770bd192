import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Display/Spinner',
  component: Spinner,
  args: { label: 'Sending' },
  argTypes: { size: { control: { type: 'range', min: 16, max: 48, step: 4 } } },
  parameters: guidance({
    do: [
      'Use it for a moment of work in a small place: a code that is checked, a picture that is sent.',
      'Say in the label what is going on: "Sending".',
    ],
    dont: [
      'Do not use it for a page or a list: `Skeleton` keeps the shape.',
      'Do not set it beside a `Button`: that has its own, with `working`.',
      'Do not use it for what takes more than a few seconds. `ProgressBar` says how far it is.',
    ],
    accessibility: [
      'A status with its label in words; the wheel is hidden from a screen reader.',
      'With reduced motion it does not turn, so a word beside it helps everybody.',
      'axe cannot hear whether the label is announced. Some screen readers say a status only when it changes.',
    ],
  }),
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 20 } };

export const Small: Story = {};
export const Large: Story = { args: { size: 32 } };
export const Japanese: Story = { args: { label: '送信しています' } };
