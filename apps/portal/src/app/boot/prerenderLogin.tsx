import type { ResourceKey } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import {
  createI18n,
  startI18n,
  type LoadTranslations,
  loadNamespaces,
} from '../../shared/i18n/createI18n.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { SignedInBeforeContext } from '../../shared/session/deviceCookies.ts';
import { createRoutes } from '../createRoutes.ts';

/** Placeholders that the server replaces by its configuration; it knows them and the names below. */
const placeholders = { provider: '{{identity-provider}}', userService: '{{user-service}}' } as const;

/** The deployments whose pages differ, and their languages. */
const deployments = [
  { name: 'jp-en', region: 'jp', language: 'en' },
  { name: 'jp-jp', region: 'jp', language: 'jp' },
  { name: 'other-en', region: 'other', language: 'en' },
] as const;

/** Identity providers whose button on the login page looks different, by suffix of the name. */
const providers: readonly (readonly [suffix: string, settings: Partial<RuntimeSettings>])[] = [
  ['', {}],
  ['-google', { identityProvider: 'Google' }],
  ['-provider', { identityProvider: placeholders.provider }],
];

const translations = import.meta.glob<ResourceKey>('/src/**/locales/*.json', { import: 'default' });

const load: LoadTranslations = async (language, namespace) => {
  const name = `/${namespace}/locales/${language}.json`;
  const entry = Object.entries(translations).find(([path]) => path.endsWith(name));
  if (entry === undefined) throw new Error(`There are no translations of ${namespace} in ${language}`);
  return entry[1]();
};

/** Suffix of the name, and whether somebody has signed in in the browser before. */
const visitors = [
  ['', false],
  ['-returning', true],
] as const;

/** Renders the markup for a visitor, with the providers of `App`. */
const markupOf = async (
  settings: RuntimeSettings,
  translator: ReturnType<typeof createI18n>,
  isReturning: boolean,
) => {
  const { query, dataRoutes } = createStaticHandler(
    createRoutes((namespaces) => loadNamespaces(translator, translator.language, namespaces)),
  );
  const context = await query(new Request(new URL(paths.login, 'http://nowhere.invalid')));
  if (context instanceof Response) throw new TypeError('The login page redirects');
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <SignedInBeforeContext value={() => isReturning}>
          <StaticRouterProvider
            router={createStaticRouter(dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </SignedInBeforeContext>
      </I18nextProvider>
    </RuntimeSettingsContext>,
    {
      // Otherwise a large part comes later in the stream, and a script would have to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, 'The login page cannot be prerendered');
  return markup;
};

/** One variant of the login page. */
export interface PrerenderedLogin {
  /** Name by which the server chooses it. */
  readonly name: string;
  /** BCP 47 tag of its language. */
  readonly tag: string;
  readonly isReturning: boolean;
  /** Without the product name that every title ends with. */
  readonly title: string;
  readonly markup: string;
  /** Its translations, as `pageTranslations` reads them. */
  readonly resources: unknown;
}

/** Prerenders the login page in each language, for each kind of deployment and of visitor. Called by the build. */
export async function prerenderLogin(): Promise<readonly PrerenderedLogin[]> {
  const pages: PrerenderedLogin[] = [];
  for (const { name, region, language } of deployments)
    for (const [suffix, provider] of providers) {
      const translator = createI18n(load);
      await startI18n(translator, language);
      const tag = languageTags[language];
      const title = translator.t('auth:login.title');
      const resources = { [language]: translator.getDataByLanguage(tag) };
      const settings = { region, services: { user: placeholders.userService }, ...provider };
      for (const [visitor, isReturning] of visitors) {
        const markup = await markupOf(settings, translator, isReturning);
        pages.push({ name: name + suffix + visitor, tag, isReturning, title, markup, resources });
      }
    }
  return pages;
}
