import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider, type RouterProviderProps, createBrowserRouter, matchRoutes } from 'react-router-dom';
import { logger } from '../shared/settings/logger.ts';
import {
  RuntimeSettingsContext,
  type RuntimeSettings,
  readSettings,
} from '../shared/settings/RuntimeSettings.ts';
import { PreloadContext, type Preload, loadFirstScreen, createPreload, preloadOnIntent } from './preload.ts';
import { session, unregisterDevice } from '@michi/api/session';
import { configureApi, platformWatchedFetch } from '@michi/api/transport';
import { setStyleNonce } from '@michi/design-system/style-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createI18n,
  startI18n,
  loadTranslationsFrom,
  pageTranslations,
  translationsElementId,
  loadNamespaces,
} from '../shared/i18n/createI18n.ts';
import { languagesOfRegion } from '../shared/i18n/languages.ts';
import { translationUrls } from '../translationUrls.ts';
import { isRecord, parseJson } from '../shared/parseJson.ts';
import { paths } from '../shared/navigation/paths.ts';
import { loginAddress, loginState } from '../shared/session/loginAddress.ts';
import { deviceEntry } from '../shared/session/entries.ts';
import { followUser } from '../shared/session/followUser.ts';
import { shouldHydrate, finishPrerenderedPage, hasBootFailed, showBootFailure } from './boot/bootPage.ts';
import { withEarlyData } from './boot/earlyData.ts';
import { createRoutes, needsSession, type LoadNamespaces } from './createRoutes.ts';
import '@michi/design-system/theme';

interface AppProps {
  readonly settings: RuntimeSettings;
  readonly translator: i18n;
  readonly router: RouterProviderProps['router'];
  readonly preload: Preload;
}

/** The root component. Providers that only a signed-in student needs are loaded with the student's area. */
function App({ settings, translator, router, preload }: AppProps) {
  return (
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <PreloadContext value={preload}>
          {/* A screen whose code is loaded renders within the click: as a transition it was slower. */}
          <RouterProvider
            router={router}
            useTransitions={false}
            onError={(error) => logger.error('A screen broke', error)}
          />
        </PreloadContext>
      </I18nextProvider>
    </RuntimeSettingsContext>
  );
}

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no root element');
  const mocks =
    import.meta.env.MODE === 'mocks'
      ? await (await import('./mocks/startMocks.tsx')).startMocks()
      : undefined;
  const settings = readSettings(document);
  // The server's policy allows only style elements with this nonce; without a server there is neither.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce !== undefined) setStyleNonce(nonce);
  // Reloading the page also discards its in-memory data of the previous user.
  followUser(() => globalThis.location.replace(paths.root));
  const send = withEarlyData((request) => fetch(request));
  // No sign-out handling here: when a session ends, in any tab, the student's area unmounts and redirects to the login.
  configureApi({
    baseUrls: settings.services,
    fetch: send,
    watchedFetch: platformWatchedFetch,
    unregisterDevice,
  });
  if (!languagesOfRegion(settings.region).includes(session.language())) session.set('LANGUAGE', 'en');

  const translations = document.getElementById(translationsElementId)?.textContent;
  const translator = createI18n(pageTranslations(translations, loadTranslationsFrom(translationUrls, send)));
  const translationsLoaded = startI18n(translator, session.language());
  const loadScreenTranslations: LoadNamespaces = (namespaces) =>
    translationsLoaded.then(() => loadNamespaces(translator, translator.language, namespaces));
  const routes = createRoutes(loadScreenTranslations);
  const { history, location } = globalThis;
  const matches = matchRoutes(routes, location.pathname);
  // A visitor without a session is redirected to the login page before the screen loads.
  if (!session.isSignedIn() && needsSession(matches))
    // The router reads the state of a location here.
    history.replaceState({ usr: loginState() }, '', loginAddress(location));
  const address = new URL(location.href);
  const preload = createPreload(routes);
  const firstScreen = loadFirstScreen(routes, address);
  preloadOnIntent(preload);
  await translationsLoaded;
  // A stylesheet is missing: the page's own failure text is better than an unstyled portal.
  if (hasBootFailed(document)) return;
  const hydrationData = await firstScreen;
  if (session.isSignedIn() && address.pathname.startsWith(paths.student)) {
    const { restorePersistedQueries } = await import('../shared/offline/persistQueries.ts');
    await restorePersistedQueries();
  }
  // React Router reads this entry without validating it.
  const scrollPositions = deviceEntry('SCROLL_POSITIONS');
  if (!isRecord(parseJson(scrollPositions.read()))) scrollPositions.remove();
  const router = createBrowserRouter(routes, { hydrationData });
  const app = <App settings={settings} translator={translator} router={router} preload={preload} />;
  const isPrerendered = shouldHydrate(document);
  finishPrerenderedPage(document, root);
  if (isPrerendered) hydrateRoot(root, app);
  else {
    // In small steps, so that a slow phone can handle input in between.
    startTransition(() =>
      createRoot(root).render(mocks === undefined ? app : mocks.surround(app, translator)),
    );
  }
};

start().catch((cause: unknown) => {
  logger.error('Cannot start', cause);
  showBootFailure(document);
});
