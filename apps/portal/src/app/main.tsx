import '@michi/design-system/theme';
import { session } from '@michi/api/session';
import { configureApi, platformWatchedFetch } from '@michi/api/transport';
import { setStyleNonce } from '@michi/design-system/style-nonce';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createI18n, startI18n } from '../shared/i18n/createI18n.ts';
import { languagesOfRegion } from '../shared/i18n/languages.ts';
import { loadTranslationsFrom } from '../shared/i18n/loadTranslations.ts';
import { withFirstWords, wordsElementId, wordsOfPage } from '../shared/i18n/wordsOfPage.ts';
import { translationUrls } from '../translationUrls.ts';
import { logger } from '../shared/log/logger.ts';
import { paths } from '../shared/paths.ts';
import { unregister } from '../shared/push/forgetDevice.ts';
import { readSettings } from '../shared/settings/RuntimeSettings.ts';
import { followUser } from '../shared/stored/followUser.ts';
import { isShownAhead, takeOver } from './ahead/aheadPage.ts';
import { App } from './App.tsx';
import { hasBootFailed, showBootFailure } from './bootPage.ts';
import { dataAheadAt } from './dataAhead.ts';
import { withFirstAnswers } from './first-answers/firstAnswers.ts';
import { inOwnTask } from './inOwnTask.ts';
import { createScreens, isWithin, placeIn, preloadFor } from './screens.ts';

const start = async (): Promise<void> => {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no place for the portal');
  const mocks =
    import.meta.env.MODE === 'mocks'
      ? await (await import('./mocks/startMocks.tsx')).startMocks()
      : undefined;
  const settings = readSettings(document);
  // The server's policy lets only style elements stand that carry it; without a server there is neither.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce !== undefined) setStyleNonce(nonce);
  // What this page holds of the user before goes with the page itself.
  followUser(() => globalThis.location.replace(paths.root));
  // Nothing has to leave for the login page here: a session that ends, in this tab or in another, takes the student's
  // area away, and that leads there.
  configureApi({
    baseUrls: settings.services,
    fetch: withFirstAnswers(inOwnTask((request) => fetch(request))),
    watchedFetch: platformWatchedFetch,
    unregisterDevice: unregister,
  });
  if (!languagesOfRegion(settings.region).includes(session.language())) session.set('LANGUAGE', 'en');

  const words = document.getElementById(wordsElementId)?.textContent;
  const translator = createI18n(wordsOfPage(words, withFirstWords(loadTranslationsFrom(translationUrls))));
  const wordsLoaded = startI18n(translator, session.language());
  const screens = createScreens(translator, wordsLoaded);
  const fetchAhead = (pathname: string) => preloadFor(screens, pathname, session.isSignedIn());
  const place = new URL(globalThis.location.href);
  const screenLoaded = fetchAhead(place.pathname);
  const beginData = async () => {
    const [{ beginStudentClient }, dataAhead] = await Promise.all([
      import('./layouts/studentClient.ts'),
      dataAheadAt(place.pathname),
    ]);
    await beginStudentClient(place, dataAhead, () => new Date());
  };
  const isOfStudents = isWithin(paths.student, placeIn(place.pathname));
  const dataBegun = isOfStudents && session.isSignedIn() ? beginData() : undefined;
  // Nobody follows a link before the first of these, so what watches them is no part of a first load.
  const signs = ['pointerover', 'focusin'];
  const woken = new AbortController();
  const wake = (event: Event) => {
    woken.abort();
    import('./intent.ts').then(
      ({ followIntent }) => followIntent(signs, event, (path) => void fetchAhead(path)),
      () => undefined,
    );
  };
  for (const sign of signs) addEventListener(sign, wake, woken);
  await wordsLoaded;
  // A stylesheet is missing: the words of the page itself say more than a portal without its looks.
  if (hasBootFailed(document)) return;
  const app = <App settings={settings} translator={translator} screens={screens} fetchAhead={fetchAhead} />;
  const isAhead = isShownAhead(document);
  // What stands there comes alive at once, with nothing of it left to wait for; words of loading are not drawn twice. A
  // screen or an answer that could not be fetched is tried again where it is drawn.
  await Promise.allSettled([screenLoaded, dataBegun]);
  takeOver(document, root);
  if (isAhead) hydrateRoot(root, app);
  else {
    // In small steps, so that a slow phone hears what is done to it meanwhile.
    startTransition(() =>
      createRoot(root).render(mocks === undefined ? app : mocks.surround(app, translator)),
    );
  }
};

start().catch((cause: unknown) => {
  logger.error('Cannot start', cause);
  showBootFailure(document);
});
