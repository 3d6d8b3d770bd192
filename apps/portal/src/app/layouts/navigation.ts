import type { ParseKeys } from 'i18next';
import {
  Bell,
  BookOpen,
  BriefcaseBusiness,
  CalendarDays,
  CircleUser,
  Heart,
  Landmark,
  LayoutDashboard,
  MessageCircle,
  Presentation,
  type LucideIcon,
} from 'lucide-react';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { routes } from '../routes.tsx';

export type AppKey = ParseKeys<'app'>;

export interface NavigationItem {
  readonly label: AppKey;
  readonly path: string;
  /** Addresses below its own that are other items of the navigation. */
  readonly apart?: readonly string[];
}

export interface NavigationItemGroup {
  readonly label: AppKey;
  /** A label short enough for the bottom bar; a group without one is not shown there. */
  readonly shortLabel?: AppKey;
  readonly icon: LucideIcon;
  readonly items: readonly [NavigationItem, ...NavigationItem[]];
}

/** The navigation, in the order of specs/COVERAGE.md, section 1. */
export const navigation: readonly NavigationItemGroup[] = [
  {
    label: 'navigation.dashboard',
    shortLabel: 'navigation.home',
    icon: LayoutDashboard,
    items: [
      { label: 'navigation.myProgress', path: paths.dashboard },
      { label: 'navigation.news', path: paths.news },
    ],
  },
  {
    label: 'navigation.myJobs',
    shortLabel: 'navigation.jobs',
    icon: BriefcaseBusiness,
    items: [
      { label: 'navigation.publicJobs', path: paths.publicJobs },
      { label: 'navigation.universityJobs', path: paths.universityJobs },
    ],
  },
  {
    label: 'navigation.mySeminars',
    shortLabel: 'navigation.seminars',
    icon: Presentation,
    items: [
      { label: 'navigation.publicSeminars', path: paths.publicSeminars },
      { label: 'navigation.universitySeminars', path: paths.universitySeminars },
    ],
  },
  {
    label: 'navigation.careerOffice',
    icon: Landmark,
    items: [
      {
        label: 'navigation.appointments',
        path: paths.careerOffice,
        apart: [paths.counsellors, paths.universityProfile],
      },
      { label: 'navigation.counsellors', path: paths.counsellors },
      { label: 'navigation.universityProfile', path: paths.universityProfile },
    ],
  },
];

/** An item outside the groups, shown below them. */
export interface UngroupedItem extends NavigationItem {
  readonly icon: LucideIcon;
  /** One of the five main items, which the bottom bar shows too. */
  readonly isMain?: boolean;
  /** Its number of unread entries, shown beside it. */
  readonly unread?: 'messages' | 'notifications';
}

/** The items without a group, in the order of specs/COVERAGE.md, section 1. */
export const ungroupedItems: readonly UngroupedItem[] = [
  { label: 'navigation.course', path: paths.courses, icon: BookOpen },
  {
    label: 'navigation.chat',
    path: paths.chat,
    icon: MessageCircle,
    isMain: true,
    unread: 'messages',
  },
  { label: 'navigation.calendar', path: paths.calendar, icon: CalendarDays },
  { label: 'navigation.profile', path: paths.profile, icon: CircleUser, isMain: true },
  { label: 'navigation.favorites', path: paths.favorites, icon: Heart },
  { label: 'navigation.notifications', path: paths.notifications, icon: Bell, unread: 'notifications' },
];

/** A group with the items that a student may see. */
export interface VisibleGroup extends Omit<NavigationItemGroup, 'items'> {
  readonly items: readonly NavigationItem[];
}

const isOfUniversity = (path: string): boolean =>
  matchRoutes(routes, path)?.at(-1)?.route.handle?.ofUniversity === true;

/** The navigation of a student; without a university it omits the screens for students of one. */
export const navigationFor = ({
  isNonUniversity,
}: {
  readonly isNonUniversity: boolean;
}): readonly VisibleGroup[] =>
  navigation
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => !isNonUniversity || !isOfUniversity(item.path)),
    }))
    .filter(({ items }) => items.length > 0);

/** Whether an address is that of the item or below it, such as an open job below the list. */
export const isAt = (
  { path, apart = [] }: Pick<NavigationItem, 'path' | 'apart'>,
  pathname: string,
): boolean =>
  pathname === path ||
  (pathname.startsWith(`${path}/`) && !apart.some((other) => isAt({ path: other }, pathname)));
