import { exampleMoment, exampleStudent, exampleUser } from '@michi/api/mocks';
import { createQueryClient } from '@michi/api/query';
import { session } from '@michi/api/session';
import { configureApi } from '@michi/api/transport';
import type { Decorator } from '@storybook/react-vite';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense, use, useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { createFormat, type Format } from '../format/createFormat.ts';
import { defaultTimeZone } from '../format/dates.ts';
import { ClockContext, DeviceTimeZoneContext } from '../format/useFormat.ts';
import { GlobalDataProvider } from '../GlobalDataProvider.tsx';
import { createI18n, startI18n, loadTranslationsFrom, loadNamespaces } from '../i18n/createI18n.ts';
import { translationUrls } from '../../translationUrls.ts';
import { isLanguage, languageTags } from '../i18n/languages.ts';
import { Toasts } from '../ui/toasts/Toasts.tsx';
import { translateShared, setStoryLanguage, storyLanguage } from '../../storyTranslations.ts';
import { storyLocation, type StoryLocation } from './storyLocation.ts';
import type { Draft } from '../offline/drafts.ts';
import { storages, userKey } from '../session/entries.ts';

/** The time of the contract's examples. */
const today = () => new Date(exampleMoment);

/** A story of a failure shows it at once. */
const createClientWithoutRetries = (): QueryClient => {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retry: false } });
  return client;
};

const startTranslations = async (language: 'en' | 'jp', namespaces: readonly string[]): Promise<i18n> => {
  const translator = createI18n(loadTranslationsFrom(translationUrls));
  await startI18n(translator, language);
  await loadNamespaces(translator, languageTags[language], namespaces);
  return translator;
};

interface TranslationsProps {
  readonly translations: Promise<i18n>;
  readonly children: ReactNode;
}

function Translations({ translations, children }: TranslationsProps) {
  return <I18nextProvider i18n={use(translations)}>{children}</I18nextProvider>;
}

function StoryScreen({
  path = '/',
  namespaces = [],
  isSignedIn = true,
  language,
  children,
}: StoryLocation & { readonly language: 'en' | 'jp'; readonly children: ReactNode }) {
  const [translations] = useState(() => {
    // The story's own session, so that one story does not affect the next.
    session.clear();
    session.set('LANGUAGE', language);
    setStoryLanguage(language);
    if (isSignedIn) {
      session.set('AUTH', 'story');
      session.set('USER_ID', exampleUser);
      session.set('USER_STUDENT_ID', exampleStudent);
    }
    configureApi({});
    return startTranslations(language, ['labels', ...namespaces]);
  });
  const [client] = useState(createClientWithoutRetries);
  return (
    <Suspense fallback={null}>
      <Translations translations={translations}>
        <DeviceTimeZoneContext value="Asia/Tokyo">
          <ClockContext value={today}>
            <QueryClientProvider client={client}>
              <GlobalDataProvider>
                <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
                <Toasts />
              </GlobalDataProvider>
            </QueryClientProvider>
          </ClockContext>
        </DeviceTimeZoneContext>
      </Translations>
    </Suspense>
  );
}

/**
 * Renders a story of a screen within the portal, set up by `parameters: { portal: { path, namespaces } }` of the file or
 * story. Language and backend follow the toolbars.
 */
export const inPortal: Decorator = (Story, { globals, parameters }) => {
  const selected: unknown = globals['language'];
  const language = typeof selected === 'string' && isLanguage(selected) ? selected : 'en';
  return (
    <StoryScreen key={language} {...storyLocation(parameters)} language={language}>
      <Story />
    </StoryScreen>
  );
};

/** The formats of dates and times in the story that is shown. */
export const storyFormat = (): Format =>
  createFormat({
    language: storyLanguage(),
    timeZone: defaultTimeZone,
    deviceTimeZone: 'Asia/Tokyo',
    now: today,
    t: translateShared,
  });

/** Stores a draft for a story or test; `owner` is null for a visitor. */
export const storeDraft = (form: string, fields: Draft, owner: string | null = exampleUser): void =>
  storages.tab.setItem(userKey('DRAFT', owner, form), JSON.stringify(fields));
