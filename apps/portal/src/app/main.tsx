import '@michi/design-system/theme';
import { session } from '@michi/api/session';
import { configureApi, platformWatchedFetch } from '@michi/api/transport';
import { setStyleNonce } from '@michi/design-system/style-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { createI18n, startI18n } from '../shared/i18n/createI18n.ts';
import { languagesOfRegion } from '../shared/i18n/languages.ts';
import { loadTranslationsFrom } from '../shared/i18n/loadTranslations.ts';
import { loadNamespaces } from '../shared/i18n/loadNamespaces.ts';
import { pageTranslations, translationsElementId } from '../shared/i18n/pageTranslations.ts';
import { translationUrls } from '../translationUrls.ts';
import { isRecord, parseJson } from '../shared/json/parseJson.ts';
import { logger } from '../shared/settings/logger.ts';
import { paths } from '../shared/navigation/paths.ts';
import { unregister } from '../shared/realtime/push/forgetDevice.ts';
import { loginAddress, loginState } from '../shared/session/loginAddress.ts';
import { readSettings } from '../shared/settings/RuntimeSettings.ts';
import { deviceEntry } from '../shared/session/browser-storage/entries.ts';
import { followUser } from '../shared/session/browser-storage/followUser.ts';
import { shouldHydrate, finishPrerenderedPage } from './prerender/prerenderedPage.ts';
import { App } from './App.tsx';
import { hasBootFailed, showBootFailure } from './bootPage.ts';
import { withEarlyData } from './early-data/earlyData.ts';
import { loadFirstScreen } from './loadFirstScreen.ts';
import { createPreload } from './preload.ts';
import { createRoutes, needsSession, type LoadNamespaces } from './createRoutes.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the portal');
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
    unregisterDevice: unregister,
  });
  if (!languagesOfRegion(settings.region).includes(session.language())) session.set('LANGUAGE', 'en');

  const words = document.getElementById(translationsElementId)?.textContent;
  const translator = createI18n(pageTranslations(words, loadTranslationsFrom(translationUrls, send)));
  const wordsLoaded = startI18n(translator, session.language());
  const loadScreenWords: LoadNamespaces = (namespaces) =>
    wordsLoaded.then(() => loadNamespaces(translator, translator.language, namespaces));
  const routes = createRoutes(loadScreenWords);
  const { history, location } = globalThis;
  const matches = matchRoutes(routes, location.pathname);
  // A visitor without a session is redirected to the login page before the screen loads.
  if (!session.isSignedIn() && needsSession(matches))
    // The router reads the state of a location here.
    history.replaceState({ usr: loginState() }, '', loginAddress(location));
  const address = new URL(location.href);
  const preload = createPreload(routes);
  const firstScreen = loadFirstScreen(routes, address);
  // Links are followed only after one of these, so the code that handles them is not part of the first load.
  const signs = ['pointerover', 'focusin', 'pointerdown'];
  const woken = new AbortController();
  const wake = (event: Event) => {
    woken.abort();
    import('./preloadOnIntent.ts').then(
      ({ preloadOnIntent }) => preloadOnIntent(preload, event),
      () => undefined,
    );
  };
  for (const sign of signs) addEventListener(sign, wake, woken);
  await wordsLoaded;
  // A stylesheet is missing: the page's own failure text is better than an unstyled portal.
  if (hasBootFailed(document)) return;
  const hydrationData = await firstScreen;
  if (session.isSignedIn() && address.pathname.startsWith(paths.student)) {
    const { restorePersistedQueries } =
      await import('../shared/offline/persisted-cache/restorePersistedQueries.ts');
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
