import type { Language } from '@michi/api/session';
import type { LoadTranslations } from './createI18n.ts';
import { isTranslations } from './loadTranslations.ts';

/** Id of the `<script type="application/json">` with the translations of a prerendered page. */
export const translationsElementId = 'michi-words';

declare global {
  /** Translations of the screen that the page's first script has requested, by language and namespace. */
  var michiEarlyWords: Promise<unknown> | undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The translations of a namespace among some by language and namespace; undefined if missing. */
const wordsAmong = (carried: unknown, language: Language, namespace: string) => {
  const ofLanguage = isObject(carried) ? carried[language] : undefined;
  const words = isObject(ofLanguage) ? ofLanguage[namespace] : undefined;
  return isTranslations(words) ? words : undefined;
};

/**
 * Uses translations embedded in the page, and loads any other.
 * @param text of the element with the id {@link translationsElementId}; undefined if the page has none
 * @param otherwise loads translations that the page lacks
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
