import type { Language } from '@michi/api/session';
import type { LoadTranslations } from './createI18n.ts';
import { isRecord } from '../json/parseJson.ts';
import { isTranslations } from './loadTranslations.ts';

/** Id of the `<script type="application/json">` with the translations of a prerendered page. */
export const translationsElementId = 'michi-words';

/** Looks up a namespace in translations by language and namespace. */
const wordsAmong = (carried: unknown, language: Language, namespace: string) => {
  const ofLanguage = isRecord(carried) ? carried[language] : undefined;
  const words = isRecord(ofLanguage) ? ofLanguage[namespace] : undefined;
  return isTranslations(words) ? words : undefined;
};

/** Uses the translations embedded in the page (`text`, undefined without any) and loads the others. */
export const pageTranslations = (text: string | undefined, otherwise: LoadTranslations): LoadTranslations => {
  if (text === undefined) return otherwise;
  const carried: unknown = JSON.parse(text);
  return (language, namespace) => {
    const words = wordsAmong(carried, language, namespace);
    return words === undefined ? otherwise(language, namespace) : Promise.resolve(words);
  };
};
