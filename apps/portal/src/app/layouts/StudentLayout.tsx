import { TopBar } from '@michi/design-system/app-frame';
import { IconButton, IconLink } from '@michi/design-system/icon-button';
import { useProfile } from '@michi/api/user';
import { Bell, LifeBuoy, Menu as MenuIcon, QrCode } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/navigation/paths.ts';
import { barTitleAtom } from '../../shared/navigation/screenTitle.ts';
import { useUnread } from '../../shared/realtime/notifications/unread.ts';
import { lazyDialog } from '../../shared/ui/screen/lazyPart.tsx';
import { BarMenus } from './BarMenus.tsx';
import { GlobalSearch } from './GlobalSearch.tsx';
import { navigationFor } from './navigation.ts';
import { MainNavigation, NavigationFoot, NavigationList } from './NavigationList.tsx';
import { PhoneDrawer } from './PhoneDrawer.tsx';
import { PortalFrame } from './PortalFrame.tsx';

const StudentQrDialog = lazyDialog(() => import('../../shared/ui/student-qr/StudentQrDialog.tsx'));

/** The frame around a student's screens: sidebar and top bar; on a phone a bar, a drawer and a bottom bar. */
export function StudentLayout() {
  const { t } = useTranslation('app');
  const { data: profile } = useProfile();
  // The flag is true until it is known to be false (specs/COVERAGE.md, section 1).
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
            <PhoneSearch />
            <QrButton />
            <IconLink link={<Link to={paths.help} />} icon={LifeBuoy} label={t('navigation.help')} />
            <NotificationsBell />
            <IconButton label={t('navigation.more')} icon={MenuIcon} onClick={() => setDrawerOpen(true)} />
          </>
        }
        markOnly
        mainPlaces={<MainNavigation groups={groups} />}
        isSigningOut={isSigningOut}
        onStay={() => setSigningOut(false)}
      />
      {isDrawerOpen && (
        <PhoneDrawer groups={groups} onClose={() => setDrawerOpen(false)} onSignOut={signOut} />
      )}
    </>
  );
}

/** Hidden while the bar shows the title of a list: that list has a search of its own, and the bar no room for another. */
function PhoneSearch() {
  return <GlobalSearch shownAs={useAtomValue(barTitleAtom) === null ? 'icon' : 'nothing'} />;
}

/** Opens the QR code that a student shows at a seminar. */
function QrButton() {
  const { t: labels } = useTranslation('labels');
  const [isShown, setShown] = useState(false);
  return (
    <>
      <IconButton label={labels('studentQr.open')} icon={QrCode} onClick={() => setShown(true)} />
      <Suspense fallback={null}>{isShown && <StudentQrDialog onClose={() => setShown(false)} />}</Suspense>
    </>
  );
}

function NotificationsBell() {
  const { t } = useTranslation('app');
  const unread = useUnread() ?? 0;
  return (
    <IconLink
      link={<Link to={paths.notifications} />}
      icon={Bell}
      label={
        unread > 0 ? t('navigation.notificationsUnread', { count: unread }) : t('navigation.notifications')
      }
      count={unread}
    />
  );
}
