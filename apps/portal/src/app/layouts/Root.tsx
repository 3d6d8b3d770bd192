import { Suspense, useEffect } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { setLanguageCookie } from '../../shared/i18n/languageCookie.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { FirstLocation } from '../../shared/navigation/FirstLocation.tsx';
import type { DeviceKey } from '../../shared/session/browser-storage/storedKeys.ts';
import { showTheme, useTheme } from '../../shared/session/theme.ts';
import { Toasts } from '../../shared/ui/toasts/Toasts.tsx';
import { hydratedEvent } from '../prerender/prerenderedPage.ts';
import { ConnectionBanner } from '../ConnectionBanner.tsx';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { NavigationProgress } from '../NavigationProgress.tsx';
import { RouteAnnouncer } from '../RouteAnnouncer.tsx';

/** The root route, signed in or not: theme, language, scroll positions, announcements, toasts. */
export function Root() {
  const { language } = useLanguage();
  const [theme] = useTheme();
  useEffect(() => {
    document.documentElement.lang = languageTags[language];
    setLanguageCookie(document, language);
  }, [language]);
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
