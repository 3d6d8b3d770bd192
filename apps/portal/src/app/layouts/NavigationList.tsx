import { BottomBarItem, NavGroup, NavItem, NavList } from '@michi/design-system/app-frame';
import { LifeBuoy, LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { useUnread, useUnreadMessages } from '../../shared/realtime/unread.ts';
import { isAt, ungroupedItems, type VisibleGroup } from './navigation.ts';

export interface NavigationListProps {
  readonly groups: readonly VisibleGroup[];
}

interface SideNavigationProps extends NavigationListProps {
  /** Beside a bottom bar: groups that are not in the bar are open too at first. */
  readonly isBesideBar?: boolean;
}

/** The navigation with one open group: that of the current screen, until the user opens another. */
export function NavigationList({ groups, isBesideBar = false }: SideNavigationProps) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const unread = { notifications: useUnread() ?? 0, messages: useUnreadMessages() };
  const own = groups.find(({ items }) => items.some((item) => isAt(item, pathname)))?.label;
  const [chosen, setChosen] = useState<{ readonly at: string | undefined; readonly open: string | null }>();
  // A manually opened group stays open until the user navigates.
  const isOpen = ({ label, shortLabel }: VisibleGroup): boolean =>
    chosen !== undefined && chosen.at === own
      ? chosen.open === label
      : label === own || (isBesideBar && shortLabel === undefined);
  return (
    <NavList>
      {groups.map((group) => (
        <NavGroup
          key={group.label}
          icon={group.icon}
          label={t(group.label)}
          open={isOpen(group)}
          onOpenChange={(willOpen) => setChosen({ at: own, open: willOpen ? group.label : null })}
        >
          {group.items.map((item) => (
            <NavItem
              key={item.path}
              link={<Link to={item.path} />}
              label={t(item.label)}
              current={isAt(item, pathname)}
            />
          ))}
        </NavGroup>
      ))}
      {ungroupedItems.map((item) => (
        <NavItem
          key={item.path}
          link={<Link to={item.path} />}
          icon={item.icon}
          label={t(item.label)}
          current={isAt(item, pathname)}
          {...(item.unread !== undefined && {
            count: unread[item.unread],
            countLabel: t('navigation.unread', { count: unread[item.unread] }),
          })}
        />
      ))}
    </NavList>
  );
}

export function NavigationFoot({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  return (
    <NavList>
      <NavItem
        link={<Link to={paths.help} />}
        icon={LifeBuoy}
        label={t('navigation.help')}
        current={pathname === paths.help}
      />
      <NavItem
        link={<Link to={paths.settings} />}
        icon={Settings}
        label={t('navigation.settings')}
        current={pathname === paths.settings}
      />
      <NavItem
        link={<button type="button" onClick={onSignOut} />}
        icon={LogOut}
        label={t('navigation.signOut')}
      />
    </NavList>
  );
}

/** The items of a phone's bottom bar. */
export function MainNavigation({ groups }: NavigationListProps) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const unreadMessages = useUnreadMessages();
  return (
    <>
      {groups.map(
        ({ shortLabel, icon, items }) =>
          shortLabel !== undefined && (
            <BottomBarItem
              key={shortLabel}
              link={<Link to={items[0]?.path ?? paths.dashboard} />}
              icon={icon}
              label={t(shortLabel)}
              current={items.some((item) => isAt(item, pathname))}
            />
          ),
      )}
      {ungroupedItems
        .filter(({ isMain }) => isMain)
        .map((item) => (
          <BottomBarItem
            key={item.path}
            link={<Link to={item.path} />}
            icon={item.icon}
            label={t(item.label)}
            current={isAt(item, pathname)}
            {...(item.unread === 'messages' && {
              count: unreadMessages,
              countLabel: t('navigation.unread', { count: unreadMessages }),
            })}
          />
        ))}
    </>
  );
}
