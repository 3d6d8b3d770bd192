import { BottomBarItem, NavItem, NavList, TopBar } from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { History, LogOut, Settings, Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { BarMenus, LanguageMenu, ThemeMenu } from './BarMenus.tsx';
import { isAt, type UngroupedItem } from './navigation.ts';
import { PortalFrame } from './PortalFrame.tsx';

/** Also the items of a phone's bottom bar. */
const adminItems: readonly UngroupedItem[] = [
  { label: 'navigation.users', path: paths.users, icon: Users },
  { label: 'navigation.auditLog', path: paths.auditLog, icon: History },
  { label: 'navigation.settings', path: paths.adminSettings, icon: Settings },
];

/** The frame around an admin's screens: other items than a student's, without search and notifications. */
export function AdminLayout() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = () => setSigningOut(true);
  const items = adminItems.map((place) => ({
    key: place.path,
    link: <Link to={place.path} />,
    icon: place.icon,
    label: t(place.label),
    current: isAt(place, pathname),
  }));
  return (
    <PortalFrame
      home={paths.users}
      navigation={
        <NavList>
          {items.map(({ key, ...item }) => (
            <NavItem key={key} {...item} />
          ))}
        </NavList>
      }
      foot={
        <NavList>
          <NavItem
            link={<button type="button" onClick={signOut} />}
            icon={LogOut}
            label={t('navigation.signOut')}
          />
        </NavList>
      }
      topBar={
        <TopBar search={null}>
          <BarMenus onSignOut={signOut} />
        </TopBar>
      }
      // The menus leave no room for the name.
      markOnly
      phoneBar={
        <>
          <LanguageMenu />
          <ThemeMenu />
          {/* Not in a menu: the code of menus is loaded on demand, and signing out must work without a network. */}
          <IconButton label={t('navigation.signOut')} icon={LogOut} onClick={signOut} />
        </>
      }
      mainPlaces={items.map(({ key, ...item }) => (
        <BottomBarItem key={key} {...item} />
      ))}
      isSigningOut={isSigningOut}
      onStay={() => setSigningOut(false)}
    />
  );
}
