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
import { createQueryClient } from '@michi/api/query';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { FullPage } from '@michi/design-system/full-page';
import { QueryClientProvider } from '@tanstack/react-query';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { TimeZoneContext } from '../../shared/format/useFormat.ts';
import { defaultTimeZone } from '../../shared/format/dates.ts';
import { GlobalDataProvider } from '../../shared/GlobalDataProvider.tsx';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { TermsGate } from './TermsGate.tsx';

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
  const items = adminItems.map((item) => ({
    key: item.path,
    link: <Link to={item.path} />,
    icon: item.icon,
    label: t(item.label),
    current: isAt(item, pathname),
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
      mainItems={items.map(({ key, ...item }) => (
        <BottomBarItem key={key} {...item} />
      ))}
      isSigningOut={isSigningOut}
      onStay={() => setSigningOut(false)}
    />
  );
}

/** The area of a signed-in admin. Other users see that they have no access. */
export function Component() {
  const [client] = useState(createQueryClient);
  useFailureReports(client);
  return (
    <QueryClientProvider client={client}>
      <GlobalDataProvider>
        <ForAdmins />
      </GlobalDataProvider>
    </QueryClientProvider>
  );
}

function ForAdmins() {
  const { data: profile, isPending } = useProfile();
  // After a failed request the role is unknown, and the screens show the error.
  if (isPending) return <LoadingScreen />;
  if (profile !== undefined && profile.role !== 'ADMIN') return <NotForYou />;
  return (
    <TimeZoneContext value={profile?.settings.timezone ?? defaultTimeZone}>
      <TermsGate>
        <AdminLayout />
      </TermsGate>
    </TimeZoneContext>
  );
}

function NotForYou() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('forbidden.title'));
  return (
    <FullPage>
      <EmptyState
        level={1}
        title={t('forbidden.title')}
        description={t('forbidden.text')}
        actions={
          <Button variant="primary" asChild>
            <Link to={paths.dashboard}>{t('forbidden.home')}</Link>
          </Button>
        }
      />
    </FullPage>
  );
}
