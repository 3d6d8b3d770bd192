import { BottomBarItem, TopBar } from '@michi/design-system/app-frame';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { AdminNavigation, AdminNavigationFoot, adminPlaces } from './AdminNavigation.tsx';
import { BarMenus } from './BarMenus.tsx';
import { isAt } from './navigation.ts';
import { PortalFrame } from './PortalFrame.tsx';

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
      phoneBar={<BarMenus onSignOut={signOut} />}
      mainPlaces={adminPlaces.map((place) => (
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
