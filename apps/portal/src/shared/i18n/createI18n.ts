import type { Language } from '@michi/api/session';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languageOfTag, languageTags } from './languages.ts';
import { isRecord } from '../parseJson.ts';

/** Loads the translations of a namespace; rejects if it fails. */
export type LoadTranslations = (language: Language, namespace: string) => Promise<ResourceKey>;

/**
 * Creates the translator, without a fallback language: a test checks that both languages have every key. A failed load
 * is retried five times, after 350 ms and then twice as long each time (specs/COVERAGE.md, section 9).
 */
export const createI18n = (load: LoadTranslations): i18n => {
  const instance = createInstance();
  const backend = resourcesToBackend((tag, namespace, callback) => {
    load(languageOfTag(tag), namespace).then(
      (translations) => callback(null, translations),
      // `true` makes i18next retry; the promise form of the library omits it.
      (cause: unknown) => callback(cause instanceof Error ? cause : new Error(String(cause)), true),
    );
  });
  instance.use(backend).use(initReactI18next);
  return instance;
};

/** Loads the `shared` translations. @throws if they cannot be loaded after all retries */
export const startI18n = async (instance: i18n, language: Language): Promise<void> => {
  const tag = languageTags[language];
  await instance.init({
    lng: tag,
    supportedLngs: Object.values(languageTags),
    fallbackLng: false,
    load: 'currentOnly',
    initAsync: false,
    ns: ['shared'],
    defaultNS: 'shared',
    interpolation: { escapeValue: false },
    maxRetries: 5,
    retryTimeout: 350,
  });
  if (!instance.hasResourceBundle(tag, 'shared')) throw new Error('The translations could not be loaded');
};

export type TranslationUrls = Readonly<Record<string, string>>;

export const isTranslations = (value: unknown): value is Exclude<ResourceKey, string> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Loads translations over HTTP, one file per namespace and language. They are no modules, because a browser may cache
 * that a module failed to load.
 * @param urls addresses by path, from `import.meta.glob` with `?url`
 */
export const loadTranslationsFrom = (
  urls: TranslationUrls,
  send: (request: Request) => Promise<Response> = (request) => fetch(request),
): LoadTranslations => {
  const byName = new Map(
    Object.entries(urls).map(([path, url]) => [path.split('/').slice(-3).join('/'), url] as const),
  );
  return async (language: Language, namespace: string) => {
    const url = byName.get(`${namespace}/locales/${language}.json`);
    if (url === undefined) throw new Error(`There are no translations of ${namespace} in ${language}`);
    const response = await send(new Request(url));
    if (!response.ok) throw new Error(`Translations answered with status ${response.status}`);
    const translations: unknown = await response.json();
    if (!isTranslations(translations)) throw new Error('Translations are not an object');
    return translations;
  };
};

/** Id of the `<script type="application/json">` with the translations of a prerendered page. */
export const translationsElementId = 'michi-translations';

/** Looks up a namespace in translations by language and namespace. */
const embeddedTranslations = (carried: unknown, language: Language, namespace: string) => {
  const ofLanguage = isRecord(carried) ? carried[language] : undefined;
  const translations = isRecord(ofLanguage) ? ofLanguage[namespace] : undefined;
  return isTranslations(translations) ? translations : undefined;
};

/** Uses the translations embedded in the page (`text`, undefined without any) and loads the others. */
export const pageTranslations = (text: string | undefined, otherwise: LoadTranslations): LoadTranslations => {
  if (text === undefined) return otherwise;
  const carried: unknown = JSON.parse(text);
  return (language, namespace) => {
    const translations = embeddedTranslations(carried, language, namespace);
    return translations === undefined ? otherwise(language, namespace) : Promise.resolve(translations);
  };
};

/**
 * Loads translations, also those that failed before.
 * @param tag BCP 47 tag of the language
 * @throws if any of them cannot be loaded
 */
export const loadNamespaces = async (
  translator: i18n,
  tag: string,
  namespaces: readonly string[],
): Promise<void> => {
  const missing = () => namespaces.filter((namespace) => !translator.hasResourceBundle(tag, namespace));
  const wanted = missing();
  if (wanted.length === 0) return;
  // `reloadResources` also retries failed ones; `loadNamespaces` only records which namespaces are in use.
  await translator.reloadResources(tag, wanted);
  await translator.loadNamespaces(wanted);
  if (missing().length > 0) throw new Error(`No translations of ${missing().join(', ')}`);
};

/** Changes the language once all translations in use have loaded. @throws if they cannot; the language then stays */
export const changeLanguage = async (translator: i18n, tag: string): Promise<void> => {
  const { ns = [] } = translator.options;
  await loadNamespaces(translator, tag, typeof ns === 'string' ? [ns] : ns);
  await translator.changeLanguage(tag);
};
