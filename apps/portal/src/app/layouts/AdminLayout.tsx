import {
  AppFrame,
  BottomBar,
  BottomBarItem,
  PhoneBar,
  Sidebar,
  TopBar,
} from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { Logo } from '@michi/design-system/logo';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useSidebarMinimised } from '../../shared/preferences/preferences.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { FramedContext } from '../Surroundings.tsx';
import { AdminNavigation, AdminNavigationFoot, adminPlaces } from './AdminNavigation.tsx';
import { BarMenus } from './BarMenus.tsx';
import { isAt } from './navigation.ts';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/** The frame around an admin's screens: the student's, with other places and without search and notifications. */
export function AdminLayout() {
  const { t } = useTranslation('app');
  const { t: shared } = useTranslation('shared');
  const { pathname } = useLocation();
  const [isMinimised, setMinimised] = useSidebarMinimised();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = () => setSigningOut(true);
  return (
    <>
      <AppFrame
        skipLabel={t('navigation.skip')}
        sidebar={
          <Sidebar
            label={t('navigation.label')}
            minimised={isMinimised}
            brand={
              <Link to={paths.users}>
                <Logo markOnly={isMinimised} />
              </Link>
            }
            toggle={
              <IconButton
                size="small"
                label={t(isMinimised ? 'navigation.widen' : 'navigation.minimise')}
                icon={isMinimised ? PanelLeftOpen : PanelLeftClose}
                onClick={() => setMinimised(!isMinimised)}
              />
            }
            foot={<AdminNavigationFoot onSignOut={signOut} />}
          >
            <AdminNavigation />
          </Sidebar>
        }
        topBar={
          <TopBar search={null}>
            <BarMenus onSignOut={signOut} />
          </TopBar>
        }
        phoneBar={
          <PhoneBar
            title={
              // Its menus leave no room for the name.
              <Link to={paths.users}>
                <Logo markOnly />
              </Link>
            }
          >
            <BarMenus onSignOut={signOut} />
          </PhoneBar>
        }
        bottomBar={
          <BottomBar label={t('navigation.main')}>
            {adminPlaces.map((place) => (
              <BottomBarItem
                key={place.path}
                link={<Link to={place.path} />}
                icon={place.icon}
                label={t(place.label)}
                current={isAt(place, pathname)}
              />
            ))}
          </BottomBar>
        }
      >
        <FramedContext value>
          <ScreenBoundary>
            <Suspense fallback={<SkeletonRows label={`${shared('loadingApplication')}…`} />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </FramedContext>
      </AppFrame>
      <Suspense fallback={null}>
        {isSigningOut && <SignOutDialog onClose={() => setSigningOut(false)} />}
      </Suspense>
    </>
  );
}
