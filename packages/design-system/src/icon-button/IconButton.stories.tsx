import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Share2, X } from 'lucide-react';
import { guidance } from '../story/guidance.ts';
import { iconControl } from '../story/iconControl.ts';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X },
  argTypes: {
    icon: iconControl,
    variant: { control: 'inline-radio', options: ['ghost', 'outline'] },
    size: { control: 'inline-radio', options: ['small', 'medium'] },
    pressed: { control: 'inline-radio', options: [undefined, false, true] },
  },
  parameters: guidance({
    do: [
      'Use it only for what everybody knows by its picture: close, share, favourite, download.',
      'Keep the label of a toggle the same in both states; `pressed` tells which one it is.',
      'Name in the label what it acts on where several stand below one another: "Remove Mon 16 Nov".',
    ],
    dont: [
      'Do not use it for the main step of a view: that has words, a `Button`.',
      'Do not change the picture and the label at once to show a state.',
      'Do not use `small` (32 px) for something pressed on the move.',
    ],
    accessibility: [
      'A native button named by `label`; the icon is hidden from a screen reader.',
      'With `pressed` it is a toggle (`aria-pressed`). Enter and Space press it.',
      'An `IconLink` is a link, named by words that hold its count; the number itself is not read.',
      'axe cannot see whether a picture is understood. A `Tooltip` shows the word on hover and focus.',
    ],
  }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  args: { variant: 'ghost', size: 'medium', disabled: false },
};

export const Ghost: Story = {};
export const Outline: Story = { args: { variant: 'outline', label: 'Share', icon: Share2 } };
export const Small: Story = { args: { size: 'small' } };
export const NotPressed: Story = { args: { label: 'Favorite', icon: Heart, pressed: false } };
export const Pressed: Story = { args: { label: 'Favorite', icon: Heart, pressed: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LinkWithCount: Story = {
  render: () => (
    <IconLink link={<a href="#notifications" />} icon={Bell} label="Notifications, 3 unread" count={3} />
  ),
};
export const LinkWithManyMore: Story = {
  render: () => (
    <IconLink link={<a href="#notifications" />} icon={Bell} label="Notifications, 120 unread" count={120} />
  ),
};
export const LinkWithoutCount: Story = {
  render: () => <IconLink link={<a href="#notifications" />} icon={Bell} label="Notifications" />,
};
