import type { LoadTranslations } from './createI18n.ts';
import { isWords } from './loadTranslations.ts';

/** Id of the `<script type="application/json">` that carries the words of a page rendered ahead. */
export const wordsElementId = 'michi-words';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * Takes words from the page where it carries them, by language and part of the portal, and any other from elsewhere.
 * @param text of the element with the id {@link wordsElementId}; undefined where the page has none
 * @param otherwise gets what the page has not
 */
export const wordsOfPage = (text: string | undefined, otherwise: LoadTranslations): LoadTranslations => {
  if (text === undefined) return otherwise;
  const carried: unknown = JSON.parse(text);
  return (language, namespace) => {
    const ofLanguage = isObject(carried) ? carried[language] : undefined;
    const words = isObject(ofLanguage) ? ofLanguage[namespace] : undefined;
    return isWords(words) ? Promise.resolve(words) : otherwise(language, namespace);
  };
};
