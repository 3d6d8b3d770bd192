import type { i18n } from 'i18next';
import { languageTags } from '../../shared/i18n/languages.ts';
import en from './locales/en.json';
import jp from './locales/jp.json';

/** The panel's translations are not among the portal's translation files. */
export const addMocksTranslations = (translator: i18n): void => {
  translator.addResourceBundle(languageTags.en, 'mocks', en);
  translator.addResourceBundle(languageTags.jp, 'mocks', jp);
};
