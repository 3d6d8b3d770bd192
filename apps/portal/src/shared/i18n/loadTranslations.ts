import type { Language } from '@michi/api/session';
import type { ResourceKey } from 'i18next';
import type { LoadTranslations } from './createI18n.ts';

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
    const words: unknown = await response.json();
    if (!isTranslations(words)) throw new Error('Translations are not an object of words');
    return words;
  };
};
