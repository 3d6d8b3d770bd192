import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Display/Icon',
  component: Icon,
  args: { icon: Heart, size: 'medium', filled: false },
  argTypes: { icon: iconControl },
  parameters: guidance({
    do: [
      'Take icons from lucide-react, and the same picture for the same thing everywhere.',
      'Use `small` beside 13 px text, `medium` in rows and menus, `large` in a button without words.',
      'Fill a shape only to say that it is set, such as a heart.',
    ],
    dont: [
      'Do not let an icon stand alone: `IconButton` gives it a name.',
      'Do not colour it by itself: it has the colour of the words around it.',
    ],
    accessibility: [
      'Always hidden from a screen reader and never focused: the words beside it say the same.',
      'Its size is 16, 18 or 20 px, whatever the size of the text around it.',
      'axe cannot see an icon that says something no word says, such as a tick without "done".',
    ],
  }),
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Small: Story = { args: { size: 'small' } };
export const Medium: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const Filled: Story = { args: { filled: true } };
