import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, MessageCircle } from 'lucide-react';
import { NavItem, NavList } from '../app-frame/AppFrame.tsx';
import { Button } from '../button/Button.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'Overlay/Drawer',
  component: Drawer,
  args: {
    open: true,
    title: <Logo />,
    closeLabel: 'Close',
    children: (
      <NavList>
        <NavItem
          icon={MessageCircle}
          label="Chat"
          link={<a href="#chat" />}
          count={3}
          countLabel="3 unread"
          current
        />
        <NavItem icon={Calendar} label="Calendar" link={<a href="#calendar" />} />
      </NavList>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Navigation: Story = {};
export const Detail: Story = {
  args: {
    side: 'end',
    size: 'detail',
    title: 'Interview, Minamo Logistics',
    children: '14:00–14:45 JST',
    footer: <Button>Open</Button>,
  },
};
export const Japanese: Story = {
  args: {
    closeLabel: '閉じる',
    children: (
      <NavList>
        <NavItem icon={MessageCircle} label="チャット" link={<a href="#chat" />} current />
      </NavList>
    ),
  },
};
