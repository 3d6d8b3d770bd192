import type { i18n } from 'i18next';
import { languageTags } from '../../shared/i18n/languages.ts';
import en from './locales/en.json';
import jp from './locales/jp.json';

/** Adds the panel's translations, which are not in a file of the portal. */
export const addMocksTranslations = (translator: i18n): void => {
  translator.addResourceBundle(languageTags.en, 'mocks', en);
  translator.addResourceBundle(languageTags.jp, 'mocks', jp);
};
