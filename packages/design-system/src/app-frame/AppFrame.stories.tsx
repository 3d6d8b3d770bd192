import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  BookOpen,
  BriefcaseBusiness,
  Calendar,
  CircleHelp,
  CircleUserRound,
  LayoutDashboard,
  LogOut,
  Menu as MenuIcon,
  MessageCircle,
  PanelLeftClose,
  Presentation,
  Search,
  Settings,
} from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar/Avatar.tsx';
import { Card } from '../card/Card.tsx';
import { IconButton } from '../icon-button/IconButton.tsx';
import { Logo } from '../logo/Logo.tsx';
import { PageHeader } from '../page-header/PageHeader.tsx';
import { guidance } from '../story/guidance.ts';
import {
  AppFrame,
  BottomBar,
  BottomBarItem,
  NavGroup,
  NavItem,
  NavList,
  PhoneBar,
  Sidebar,
  TopBar,
} from './AppFrame.tsx';

const english = {
  skip: 'Skip to content',
  navigation: 'Main',
  places: 'Main places',
  dashboard: 'Dashboard',
  home: 'Home',
  progress: 'My Progress',
  news: 'News',
  jobs: 'Jobs',
  seminars: 'Seminars',
  course: 'Course',
  chat: 'Chat',
  unread: '3 unread',
  calendar: 'Calendar',
  profile: 'Profile',
  help: 'Help and Feedback',
  settings: 'Settings',
  signOut: 'Sign Out',
  minimise: 'Minimise the sidebar',
  widen: 'Widen the sidebar',
  search: 'Search',
  notifications: 'Notifications',
  menu: 'Menu',
};
const japanese: typeof english = {
  skip: '本文へ移動',
  navigation: 'メイン',
  places: '主な画面',
  dashboard: 'ダッシュボード',
  home: 'ホーム',
  progress: 'マイ進捗',
  news: 'お知らせ',
  jobs: '求人',
  seminars: 'セミナー',
  course: '講座',
  chat: 'チャット',
  unread: '未読3件',
  calendar: 'カレンダー',
  profile: 'プロフィール',
  help: 'ヘルプ・フィードバック',
  settings: '設定',
  signOut: 'ログアウト',
  minimise: 'サイドバーを折りたたむ',
  widen: 'サイドバーを広げる',
  search: '検索',
  notifications: 'お知らせ',
  menu: 'メニュー',
};

interface ExampleProps {
  readonly labels?: typeof english;
  readonly startMinimised?: boolean;
}

const Example = ({ labels = english, startMinimised = false }: ExampleProps) => {
  const [minimised, setMinimised] = useState(startMinimised);
  const [open, setOpen] = useState(true);
  return (
    <AppFrame
      skipLabel={labels.skip}
      sidebar={
        <Sidebar
          label={labels.navigation}
          minimised={minimised}
          brand={<Logo markOnly={minimised} />}
          toggle={
            <IconButton
              size="small"
              icon={PanelLeftClose}
              label={minimised ? labels.widen : labels.minimise}
              onClick={() => setMinimised(!minimised)}
            />
          }
          footer={
            <NavList>
              <NavItem icon={CircleHelp} label={labels.help} link={<a href="#help" />} />
              <NavItem icon={Settings} label={labels.settings} link={<a href="#settings" />} />
              <NavItem icon={LogOut} label={labels.signOut} link={<button type="button" />} />
            </NavList>
          }
        >
          <NavList>
            <NavGroup icon={LayoutDashboard} label={labels.dashboard} open={open} onOpenChange={setOpen}>
              <NavItem label={labels.progress} link={<a href="#progress" />} current />
              <NavItem label={labels.news} link={<a href="#news" />} />
            </NavGroup>
            <NavGroup
              icon={BriefcaseBusiness}
              label={labels.jobs}
              open={false}
              onOpenChange={() => undefined}
            >
              <NavItem label={labels.jobs} link={<a href="#jobs" />} />
            </NavGroup>
            <NavItem icon={BookOpen} label={labels.course} link={<a href="#course" />} />
            <NavItem
              icon={MessageCircle}
              label={labels.chat}
              link={<a href="#chat" />}
              count={3}
              countLabel={labels.unread}
            />
            <NavItem icon={Calendar} label={labels.calendar} link={<a href="#calendar" />} />
            <NavItem icon={CircleUserRound} label={labels.profile} link={<a href="#profile" />} />
          </NavList>
        </Sidebar>
      }
      topBar={
        <TopBar>
          <IconButton icon={CircleHelp} label={labels.help} />
          <IconButton icon={Bell} label={labels.notifications} />
          <Avatar name="Hinata Saeki" size={32} />
        </TopBar>
      }
      phoneBar={
        <PhoneBar title={<Logo />}>
          <IconButton icon={Search} label={labels.search} />
          <IconButton icon={MenuIcon} label={labels.menu} />
        </PhoneBar>
      }
      bottomBar={
        <BottomBar label={labels.places}>
          <BottomBarItem icon={LayoutDashboard} label={labels.home} link={<a href="#progress" />} current />
          <BottomBarItem icon={BriefcaseBusiness} label={labels.jobs} link={<a href="#jobs" />} />
          <BottomBarItem icon={Presentation} label={labels.seminars} link={<a href="#seminars" />} />
          <BottomBarItem
            icon={MessageCircle}
            label={labels.chat}
            link={<a href="#chat" />}
            count={3}
            countLabel={labels.unread}
          />
          <BottomBarItem icon={CircleUserRound} label={labels.profile} link={<a href="#profile" />} />
        </BottomBar>
      }
    >
      <PageHeader title={labels.progress} />
      <Card title={labels.news}>-</Card>
    </AppFrame>
  );
};

const meta = {
  title: 'Frame/AppFrame',
  component: AppFrame,
  args: { skipLabel: 'Skip to content', children: null },
  argTypes: {
    sidebar: { control: false },
    topBar: { control: false },
    phoneBar: { control: false },
    bottomBar: { control: false },
    children: { control: false },
  },
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '600px' } },
    ...guidance({
      do: [
        'Put every screen of somebody who is signed in into it, and nothing else around it.',
        'Give the bottom bar the five main places, in the order of the sidebar.',
        'Show what is unread as a number with words: “3 unread”.',
      ],
      dont: [
        'Do not put an action into the sidebar: it leads to places.',
        'Do not use it for a page without an account. That is `FullPage`, `SplitPage` or `ReadingPage`.',
        'Do not nest groups: two levels are what a phone’s drawer can show.',
      ],
      accessibility: [
        'The first Tab shows a link that jumps to the contents; it leaves the address alone.',
        'Landmarks: a named navigation for the sidebar, another for the bottom bar, and `main`, which the skip link leads to.',
        'The current place has `aria-current`, a closed group `aria-expanded`.',
        'axe cannot see whether the bar at the bottom hides what has the focus: the frame keeps room for it when the page scrolls.',
      ],
    }),
  },
} satisfies Meta<typeof AppFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<ExampleProps> = {
  tags: ['!test'],
  args: { startMinimised: false },
  argTypes: { startMinimised: { control: 'boolean' }, labels: { control: false } },
  parameters: { controls: { include: ['startMinimised'] } },
  render: (args) => <Example key={String(args.startMinimised)} {...args} />,
};

export const Wide: Story = { render: () => <Example /> };
export const Minimised: Story = { render: () => <Example startMinimised /> };
export const Japanese: Story = { render: () => <Example labels={japanese} /> };
export const JapaneseMinimised: Story = { render: () => <Example labels={japanese} startMinimised /> };
