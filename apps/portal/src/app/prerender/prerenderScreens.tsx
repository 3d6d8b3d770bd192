import type { ResourceKey } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createI18n, startI18n, type LoadTranslations } from '../../shared/i18n/createI18n.ts';
import { languageTags } from '../../shared/i18n/languages.ts';
import { loadNamespaces } from '../../shared/i18n/loadNamespaces.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { createRoutes } from '../routes.tsx';
import { screenRoutes } from '../screenRoutes.ts';

/** Placeholders that the server replaces by its configuration; it knows them and the folder names below. */
const marks = { provider: '{{identity-provider}}', userService: '{{user-service}}' } as const;

/** The deployments whose pages differ, and their languages. */
const deployments = [
  { folder: 'jp-en', region: 'jp', language: 'en' },
  { folder: 'jp-jp', region: 'jp', language: 'jp' },
  { folder: 'other-en', region: 'other', language: 'en' },
] as const;

/** Identity providers whose button on the login page looks different, by suffix of the folder. */
const providers: readonly (readonly [suffix: string, settings: Partial<RuntimeSettings>])[] = [
  ['', {}],
  ['-google', { identityProvider: 'Google' }],
  ['-provider', { identityProvider: marks.provider }],
];

const translations = import.meta.glob<ResourceKey>('/src/**/locales/*.json', { import: 'default' });

const load: LoadTranslations = async (language, namespace) => {
  const name = `/${namespace}/locales/${language}.json`;
  const found = Object.entries(translations).find(([path]) => path.endsWith(name));
  if (found === undefined) throw new Error(`There are no translations of ${namespace} in ${language}`);
  return found[1]();
};

/** Renders the markup of an address for a visitor, with the providers of `App`. */
const markupOf = async (
  path: string,
  settings: RuntimeSettings,
  translator: ReturnType<typeof createI18n>,
) => {
  const { query, dataRoutes } = createStaticHandler(
    createRoutes((namespaces) => loadNamespaces(translator, translator.language, namespaces)),
  );
  const context = await query(new Request(new URL(path, 'http://nowhere.invalid')));
  if (context instanceof Response) throw new Error(`${path} leads elsewhere`);
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <RuntimeSettingsContext value={settings}>
      <I18nextProvider i18n={translator}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </I18nextProvider>
    </RuntimeSettingsContext>,
    {
      // Otherwise a large part comes later in the stream, and a script would have to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be prerendered`);
  return markup;
};

/** Prerenders the visitors' screens in each language and for each kind of deployment. Called by the build. */
export async function prerenderScreens() {
  const pages = [];
  for (const { path, handle } of screenRoutes.filter((route) => route.handle.prerendered))
    for (const { folder, region, language } of deployments)
      for (const [suffix, provider] of path === paths.login ? providers : providers.slice(0, 1)) {
        const translator = createI18n(load);
        await startI18n(translator, language);
        const settings = { region, services: { user: marks.userService }, ...provider };
        const markup = await markupOf(path, settings, translator);
        const tag = languageTags[language];
        pages.push({
          folder: folder + suffix,
          path,
          tag,
          title: translator.t(handle.title),
          markup,
          words: { [language]: translator.getDataByLanguage(tag) },
        });
      }
  return pages;
}
