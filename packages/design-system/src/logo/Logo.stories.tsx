import type { Meta, StoryObj } from '@storybook/react-vite';
import { guidance } from '../story/guidance.ts';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
  argTypes: { size: { control: 'inline-radio', options: [28, 34, 48] } },
  parameters: guidance({
    do: [
      'Use mark and name together where the page begins, the mark alone in the minimised sidebar.',
      'Leave as much room around it as the mark is wide.',
    ],
    dont: [
      'Do not recolour it, turn it or set another name beside the mark.',
      'Do not use it as a picture for news or mails of Michi: that is an `Avatar`.',
    ],
    accessibility: [
      'With the name the mark is hidden and "Michi" is read, in English whatever the page speaks.',
      'The mark alone is an image named "Michi".',
      'It is no link. Put it into one where it leads home, and name the link by where it leads.',
      'axe sees that the mark has a name, not whether it can be made out on the ground it stands on.',
    ],
  }),
} satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'], args: { size: 28, markOnly: false } };

export const Standard: Story = {};
export const Large: Story = { args: { size: 48 } };
export const MarkOnly: Story = { args: { markOnly: true } };
