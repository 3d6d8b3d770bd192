import type { Language } from '@michi/api/session';
import type { LoadTranslations } from './createI18n.ts';
import { isTranslations } from './loadTranslations.ts';

/** Id of the `<script type="application/json">` that carries the words of a page rendered ahead. */
export const translationsElementId = 'michi-words';

declare global {
  /** What the page's first script has asked for, with the words of its screen by language and part of the portal. */
  var michiEarlyWords: Promise<unknown> | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The words of a part of the portal among some by language and part; undefined where they are not among them. */
const wordsAmong = (carried: unknown, language: Language, namespace: string) => {
  const ofLanguage = isObject(carried) ? carried[language] : undefined;
  const words = isObject(ofLanguage) ? ofLanguage[namespace] : undefined;
  return isTranslations(words) ? words : undefined;
};

/**
 * Loads translations from the page if it embeds them, and any other from elsewhere.
 * @param text of the element with the id {@link translationsElementId}; undefined where the page has none
 * @param otherwise gets what the page has not
 */
export const pageTranslations = (text: string | undefined, otherwise: LoadTranslations): LoadTranslations => {
  if (text === undefined) return otherwise;
  const carried: unknown = JSON.parse(text);
  return (language, namespace) => {
    const words = wordsAmong(carried, language, namespace);
    return words === undefined ? otherwise(language, namespace) : Promise.resolve(words);
  };
};

/**
 * Loads translations from the file that the inline script has requested, and any other from elsewhere, also if that
 * file failed.
 * @param otherwise gets what that file has not
 */
export const withEarlyTranslations =
  (otherwise: LoadTranslations): LoadTranslations =>
  async (language, namespace) => {
    const carried = await globalThis.michiEarlyWords?.catch(() => undefined);
    return wordsAmong(carried, language, namespace) ?? otherwise(language, namespace);
  };
