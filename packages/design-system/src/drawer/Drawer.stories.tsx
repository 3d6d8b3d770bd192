import type { Meta, StoryObj } from '@storybook/react-vite';
import { Calendar, MessageCircle } from 'lucide-react';
import { NavItem, NavList } from '../app-frame/AppFrame.tsx';
import { Button } from '../button/Button.tsx';
import { Logo } from '../logo/Logo.tsx';
import { guidance } from '../story/guidance.ts';
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
  argTypes: {
    side: { control: 'inline-radio', options: ['start', 'end'] },
    size: { control: 'inline-radio', options: ['navigation', 'detail'] },
  },
  parameters: {
    // It covers the page: each in its own frame.
    docs: { story: { inline: false, height: '520px' } },
    ...guidance({
      do: [
        'Use `start` and `navigation` for the places of the portal, `end` and `detail` for one thing beside a calendar.',
        'Keep what is looked at often out of it: it is closed most of the time.',
      ],
      dont: [
        'Do not ask a question in it. A question is a `Dialog`, in the middle.',
        'Do not use it on wide screens where there is room beside: `MasterDetail` keeps both in sight.',
      ],
      accessibility: [
        'Role `dialog`, named by its title, which may be the logo with its words.',
        'The focus goes to the panel and stays inside; Escape, the cross and a tap outside close it and give the focus back.',
        'Contents that are longer than the screen take the focus, so that arrows scroll them.',
        'axe cannot see whether what a press opens lies under the drawer: close it first.',
      ],
    }),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  // Closed initially, and beside its controls, which another frame would not receive.
  parameters: { docs: { story: { inline: true } } },
  args: {
    open: undefined,
    side: 'start',
    size: 'navigation',
    trigger: <Button variant="secondary">Menu</Button>,
  },
};

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
