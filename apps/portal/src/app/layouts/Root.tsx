import { Banner } from '@michi/design-system/banner';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectionNoticeAtom, isSavingData, useIsOnline } from '../../shared/offline/connection.ts';
import { LoadingBar } from '@michi/design-system/loading-bar';
import { useNavigation, Outlet, ScrollRestoration } from 'react-router-dom';
import { Suspense, useEffect } from 'react';
import { languageTags } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { FirstLocation } from '../../shared/navigation/history.tsx';
import { writeDeviceCookie } from '../../shared/session/deviceCookies.ts';
import type { DeviceKey } from '../../shared/session/entries.ts';
import { useIsSignedIn } from '../../shared/session/loginAddress.ts';
import { hasWorker, workerOptions, workerUrl } from '../../shared/offline/worker.ts';
import { showTheme, useTheme } from '../../shared/session/preferences.ts';
import { Toasts } from '../../shared/ui/toasts/Toasts.tsx';
import { hydratedEvent } from '../boot/bootPage.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

/** Notice that there is no network or no connection to the service, and what that means for the visible data. */
export function LostConnection({ isOnline }: { readonly isOnline: boolean }) {
  const { t } = useTranslation('shared');
  const notice = useAtomValue(connectionNoticeAtom);
  if (notice?.lost === (isOnline ? 'unreached' : 'offline'))
    return <Banner title={notice.title}>{notice.text}</Banner>;
  return isOnline ? null : (
    <Banner title={t('connection.offline.title')}>{t('connection.offline.text')}</Banner>
  );
}

/** Shown above every screen while there is no connection. */
function ConnectionBanner() {
  return <LostConnection isOnline={useIsOnline()} />;
}

/** Shows that a tap was registered while the code of the next screen loads; the old screen stays until then. */
export function NavigationProgress() {
  const { t } = useTranslation('shared');
  const { state } = useNavigation();
  return state !== 'idle' && <LoadingBar label={t('loadingPage')} />;
}

/** The root route, signed in or not: theme, what the server knows of the browser, scroll positions, announcements, toasts. */
export function Root() {
  const { language } = useLanguage();
  const isSignedIn = useIsSignedIn();
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.lang = languageTags[language];
    writeDeviceCookie(document, 'LANGUAGE', language);
  }, [language]);
  useEffect(() => {
    if (isSignedIn) writeDeviceCookie(document, 'SIGNED_IN_BEFORE', 'true');
  }, [isSignedIn]);
  useEffect(() => {
    // The portal then works offline from the first screen on. It downloads all files; `VersionWatch` does it for a student, and
    // reports a failure.
    if (isSignedIn || !hasWorker() || isSavingData()) return;
    navigator.serviceWorker.register(workerUrl, workerOptions).catch(() => undefined);
  }, [isSignedIn]);
  useEffect(() => showTheme(theme, document.documentElement), [theme]);
  return (
    <FirstLocation>
      <NavigationProgress />
      <ConnectionBanner />
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
        <HydrationSignal />
      </Suspense>
      <RouteAnnouncer />
      <Toasts />
      <ScrollRestoration storageKey={'SCROLL_POSITIONS' satisfies DeviceKey} />
    </FirstLocation>
  );
}

/** Signals that the screen beside it is hydrated. */
function HydrationSignal() {
  useEffect(() => {
    document.dispatchEvent(new Event(hydratedEvent));
  }, []);
  return null;
}
