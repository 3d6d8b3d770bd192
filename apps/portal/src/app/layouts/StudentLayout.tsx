import { Button } from '@michi/design-system/button';
import { Drawer } from '@michi/design-system/drawer';
import { Logo } from '@michi/design-system/logo';
import { SegmentedControl } from '@michi/design-system/segmented-control';
import { Stack } from '@michi/design-system/stack';
import { QrCode, Bell, Menu as MenuIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, Link } from 'react-router-dom';
import { LanguageControl } from '../../shared/i18n/LanguageControl.tsx';
import { themeChoices, useTheme } from '../../shared/session/preferences.ts';
import { type VisibleGroup, navigationFor } from './navigation.ts';
import { NavigationFoot, NavigationList, MainNavigation } from './NavigationList.tsx';
import { StudentQrDialog } from '../../shared/ui/dialogs/StudentQrDialog.tsx';
import { TopBar } from '@michi/design-system/app-frame';
import { IconButton, IconLink } from '@michi/design-system/icon-button';
import { useProfile } from '@michi/api/user';
import { paths } from '../../shared/navigation/paths.ts';
import { useUnread } from '../../shared/realtime/unread.ts';
import { BarMenus } from './BarMenus.tsx';
import { GlobalSearch } from '../search/GlobalSearch.tsx';
import { PortalFrame } from './PortalFrame.tsx';

interface PhoneDrawerProps {
  readonly groups: readonly VisibleGroup[];
  readonly onClose: () => void;
  readonly onSignOut: () => void;
}

/**
 * The whole navigation on a phone, with language and theme; a navigation closes it. It is loaded with the frame, since
 * it contains the sign-out, which must work without a network.
 */
function PhoneDrawer({ groups, onClose, onSignOut }: PhoneDrawerProps) {
  const { t } = useTranslation('shared');
  const { pathname } = useLocation();
  const { t: labels } = useTranslation('labels');
  const [theme, setTheme] = useTheme();
  const [isShowingQr, setShowingQr] = useState(false);
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (openedAt.current !== pathname) onClose();
  }, [pathname, onClose]);
  return (
    <Drawer
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={<Logo />}
      closeLabel={t('actions.close')}
      footer={<NavigationFoot onSignOut={onSignOut} />}
    >
      <Stack gap="large">
        <NavigationList groups={groups} isBesideBar />
        <Button icon={QrCode} onClick={() => setShowingQr(true)}>
          {labels('studentQr.open')}
        </Button>
        <LanguageControl />
        <SegmentedControl
          label={t('theme.label')}
          size="small"
          options={themeChoices.map((value) => ({ value, label: t(`theme.${value}`) }))}
          value={theme}
          onValueChange={setTheme}
        />
      </Stack>
      {isShowingQr && <StudentQrDialog onClose={() => setShowingQr(false)} />}
    </Drawer>
  );
}

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
            <GlobalSearch shownAs="icon" />
            <NotificationsBell />
            <IconButton label={t('navigation.more')} icon={MenuIcon} onClick={() => setDrawerOpen(true)} />
          </>
        }
        markOnly
        mainItems={<MainNavigation groups={groups} />}
        isSigningOut={isSigningOut}
        onStay={() => setSigningOut(false)}
      />
      {isDrawerOpen && (
        <PhoneDrawer groups={groups} onClose={() => setDrawerOpen(false)} onSignOut={signOut} />
      )}
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
