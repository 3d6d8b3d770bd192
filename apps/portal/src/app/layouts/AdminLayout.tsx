import { BottomBarItem, NavItem, NavList, TopBar } from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { History, LogOut, Settings, Users, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { BarMenus, LanguageMenu, ThemeMenu } from './BarMenus.tsx';
import { isAt, type AppKey } from './navigation.ts';
import { PortalFrame } from './PortalFrame.tsx';

interface AdminPlace {
  readonly label: AppKey;
  readonly path: string;
  readonly icon: LucideIcon;
}

/** The places of an admin; at the foot of a phone too. */
const adminItems: readonly AdminPlace[] = [
  { label: 'navigation.users', path: paths.users, icon: Users },
  { label: 'navigation.auditLog', path: paths.auditLog, icon: History },
  { label: 'navigation.settings', path: paths.adminSettings, icon: Settings },
];

/** The frame around an admin's screens: the student's, with other places and without search and notifications. */
export function AdminLayout() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = () => setSigningOut(true);
  return (
    <PortalFrame
      home={paths.users}
      navigation={<AdminNavigation />}
      foot={<AdminNavigationFoot onSignOut={signOut} />}
      topBar={
        <TopBar search={null}>
          <BarMenus onSignOut={signOut} />
        </TopBar>
      }
      // Its menus leave no room for the name.
      markOnly
      phoneBar={
        <>
          <LanguageMenu />
          <ThemeMenu />
          {/* Not in a menu: the code of menus is fetched, and the sign-out must not need a network. */}
          <IconButton label={t('navigation.signOut')} icon={LogOut} onClick={signOut} />
        </>
      }
      mainPlaces={adminItems.map((place) => (
        <BottomBarItem
          key={place.path}
          link={<Link to={place.path} />}
          icon={place.icon}
          label={t(place.label)}
          current={isAt(place, pathname)}
        />
      ))}
      isSigningOut={isSigningOut}
      onStay={() => setSigningOut(false)}
    />
  );
}

/** The places of an admin, as a list. */
function AdminNavigation() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  return (
    <NavList>
      {adminItems.map((place) => (
        <NavItem
          key={place.path}
          link={<Link to={place.path} />}
          icon={place.icon}
          label={t(place.label)}
          current={isAt(place, pathname)}
        />
      ))}
    </NavList>
  );
}

/** The foot of the navigation of an admin. */
function AdminNavigationFoot({ onSignOut }: { readonly onSignOut: () => void }) {
  const { t } = useTranslation('app');
  return (
    <NavList>
      <NavItem
        link={<button type="button" onClick={onSignOut} />}
        icon={LogOut}
        label={t('navigation.signOut')}
      />
    </NavList>
  );
}
