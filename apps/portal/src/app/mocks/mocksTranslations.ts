import type { i18n } from 'i18next';
import { languageTags } from '../../shared/i18n/languages.ts';
import en from './locales/en.json';
import jp from './locales/jp.json';

/** Gives the translator the words of the panel, which are no file of the portal's own. */
export const addMocksTranslations = (translator: i18n): void => {
  translator.addResourceBundle(languageTags.en, 'mocks', en);
  translator.addResourceBundle(languageTags.jp, 'mocks', jp);
};
