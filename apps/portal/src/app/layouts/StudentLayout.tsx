import { BottomBarItem, TopBar } from '@michi/design-system/app-frame';
import { IconButton } from '@michi/design-system/icon-button';
import { useProfile } from '@michi/api/user';
import { Menu as MenuIcon, Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { useUnreadMessages } from '../../shared/chat/unreadMessages.ts';
import { BarMenus } from './BarMenus.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import { isAt, navigationFor, singlePlaces } from './navigation.ts';
import { NavigationFoot, NavigationList } from './NavigationList.tsx';
import { NotificationsBell } from './NotificationsBell.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const PhoneDrawer = lazy(() => import('./PhoneDrawer.tsx'));

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
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = () => {
    setDrawerOpen(false);
    setSigningOut(true);
  };

  return (
    <>
      <PortalFrame
        home={paths.dashboard}
        navigation={<NavigationList groups={groups} />}
        foot={<NavigationFoot onSignOut={signOut} />}
        topBar={
          <TopBar search={<GlobalSearch />}>
            <NotificationsBell />
            <BarMenus onSignOut={signOut} />
          </TopBar>
        }
        phoneBar={
          <>
            <IconButton
              label={t('search.open')}
              icon={Search}
              onClick={() => void navigate(paths.publicJobs)}
            />
            <NotificationsBell />
            <IconButton label={t('navigation.more')} icon={MenuIcon} onClick={() => setDrawerOpen(true)} />
          </>
        }
        mainPlaces={
          <>
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
          </>
        }
        isSigningOut={isSigningOut}
        onStay={() => setSigningOut(false)}
      />
      <Suspense fallback={null}>
        {isDrawerOpen && (
          <PhoneDrawer groups={groups} onClose={() => setDrawerOpen(false)} onSignOut={signOut} />
        )}
      </Suspense>
    </>
  );
}
