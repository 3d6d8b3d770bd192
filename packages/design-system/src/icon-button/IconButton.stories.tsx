import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Share2, X } from 'lucide-react';
import { IconButton, IconLink } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Close', icon: X },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

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
