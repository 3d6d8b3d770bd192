import type { Language } from '@michi/api/session';
import type { ResourceKey } from 'i18next';
import { prerender } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createI18n, startI18n } from '../../shared/i18n/createI18n.ts';
import { loadNamespaces } from '../../shared/i18n/loadNamespaces.ts';
import { RuntimeSettingsContext, type RuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import type { TitleKey } from '../../shared/navigation/screenRoute.ts';
import { createRoutes, screenRoutes } from '../routes.tsx';

/** The screens that are prerendered: their paths and titles, and the namespaces of their translations. */
export const prerenderedScreens = screenRoutes.flatMap(
  ({ path, handle: { title, namespaces, prerendered } }) =>
    prerendered === undefined ? [] : [{ path, title, namespaces }],
);

/** What is prerendered. */
export interface PrerenderRequest {
  readonly path: string;
  readonly title: TitleKey;
  readonly language: Language;
  readonly settings: RuntimeSettings;
  /** The words of each part of the portal in that language that the screen has. */
  readonly words: Readonly<Record<string, ResourceKey>>;
}

/** Prerenders a screen for a visitor, as `App` renders it between the same providers: its title and its markup. */
export const prerenderScreen = async ({
  path,
  title,
  language,
  settings,
  words,
}: PrerenderRequest): Promise<{ readonly title: string; readonly markup: string }> => {
  const translator = createI18n((_language, namespace) => {
    const found = words[namespace];
    return found === undefined
      ? Promise.reject(new Error(`A page rendered ahead has no words of ${namespace}`))
      : Promise.resolve(found);
  });
  await startI18n(translator, language);
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
      // A large part would else come behind its place, for a script to move.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void errors.push(error),
    },
  );
  const markup = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered ahead`);
  return { title: translator.t(title), markup };
};
