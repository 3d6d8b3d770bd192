import type { Language } from '@michi/api/session';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languageOfTag, languageTags } from './languages.ts';

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
      (words) => callback(null, words),
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
