import {
  AppFrame,
  BottomBar,
  BottomBarItem,
  PhoneBar,
  Sidebar,
  TopBar,
} from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { SkeletonRows } from '@michi/design-system/skeleton';
import { Logo } from '@michi/design-system/logo';
import { useProfile } from '@michi/api/user';
import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useUnreadMessages } from '../../shared/chat/unreadMessages.ts';
import { useSidebarMinimised } from '../../shared/preferences/preferences.ts';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { FramedContext } from '../Surroundings.tsx';
import { BarMenus } from './BarMenus.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import { isAt, navigationFor, singlePlaces } from './navigation.ts';
import { NavigationFoot, NavigationList } from './NavigationList.tsx';
import { NotificationsBell } from './NotificationsBell.tsx';

const PhoneDrawer = lazy(() => import('./PhoneDrawer.tsx'));
const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/**
 * The frame around a student's screens: sidebar and top bar, on a phone a bar, a drawer and the main places at the foot.
 */
export function StudentLayout() {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  const unreadMessages = useUnreadMessages();
  // The flag is true until it is known to be false (product spec, section 1).
  const groups = navigationFor({ isNonUniversity: profile?.isNonUniversity ?? true });
  const [isMinimised, setMinimised] = useSidebarMinimised();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = () => {
    setDrawerOpen(false);
    setSigningOut(true);
  };

  return (
    <>
      <AppFrame
        skipLabel={t('navigation.skip')}
        sidebar={
          <Sidebar
            label={t('navigation.label')}
            minimised={isMinimised}
            brand={
              <Link to={paths.dashboard}>
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
            foot={<NavigationFoot onSignOut={signOut} />}
          >
            <NavigationList groups={groups} />
          </Sidebar>
        }
        topBar={
          <TopBar search={<GlobalSearch />}>
            <NotificationsBell />
            <BarMenus onSignOut={signOut} />
          </TopBar>
        }
        phoneBar={
          <PhoneBar
            title={
              <Link to={paths.dashboard}>
                <Logo />
              </Link>
            }
          >
            <IconButton
              label={t('search.open')}
              icon={Search}
              onClick={() => void navigate(paths.publicJobs)}
            />
            <NotificationsBell />
            <IconButton label={t('navigation.more')} icon={MenuIcon} onClick={() => setDrawerOpen(true)} />
          </PhoneBar>
        }
        bottomBar={
          <BottomBar label={t('navigation.main')}>
            {groups.map(
              ({ shortLabel, icon, places }) =>
                shortLabel !== undefined && (
                  <BottomBarItem
                    key={shortLabel}
                    link={<Link to={places[0]?.path ?? paths.dashboard} />}
                    icon={icon}
                    label={t(shortLabel)}
                    current={places.some((place) => isAt(place, pathname))}
                  />
                ),
            )}
            {singlePlaces
              .filter(({ isMain }) => isMain)
              .map((place) => (
                <BottomBarItem
                  key={place.path}
                  link={<Link to={place.path} />}
                  icon={place.icon}
                  label={t(place.label)}
                  current={isAt(place, pathname)}
                  {...(place.unread === 'messages' && {
                    count: unreadMessages,
                    countLabel: t('navigation.unread', { count: unreadMessages }),
                  })}
                />
              ))}
          </BottomBar>
        }
      >
        <FramedContext value>
          <ScreenBoundary>
            <Suspense fallback={<ScreenOnItsWay />}>
              <Outlet />
            </Suspense>
          </ScreenBoundary>
        </FramedContext>
      </AppFrame>
      <Suspense fallback={null}>
        {isDrawerOpen && (
          <PhoneDrawer groups={groups} onClose={() => setDrawerOpen(false)} onSignOut={signOut} />
        )}
        {isSigningOut && <SignOutDialog onClose={() => setSigningOut(false)} />}
      </Suspense>
    </>
  );
}

/** The shape of a screen whose code is being fetched. */
function ScreenOnItsWay() {
  const { t } = useTranslation('shared');
  return <SkeletonRows label={`${t('loadingApplication')}…`} />;
}
