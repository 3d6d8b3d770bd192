import type { Language } from '@michi/api/session';
import { createInstance, type i18n, type ResourceKey } from 'i18next';
import resourcesToBackend from 'i18next-resources-to-backend';
import { initReactI18next } from 'react-i18next';
import { languageOfTag, languageTags } from './languages.ts';

/** Retries of a failed translation file (specs/COVERAGE.md, section 9). */
export const translationRetries = 5;

/** Milliseconds before the first retry of a translation file; doubles each time (specs/COVERAGE.md, section 9). */
export const firstTranslationRetryMilliseconds = 350;

/** Loads the translations of a namespace in one language, or throws. */
export type LoadTranslations = (language: Language, namespace: string) => Promise<ResourceKey>;

/**
 * Creates the translator. One language is loaded at a time, namespace by namespace, without a fallback language: a
 * test checks that both languages have every key.
 * @param load loads a file; a failure is retried five times, after 350 ms and then twice as long each time
 */
export const createI18n = (load: LoadTranslations): i18n => {
  const instance = createInstance();
  const backend = resourcesToBackend((tag, namespace, callback) => {
    load(languageOfTag(tag), namespace).then(
      (words) => callback(null, words),
      // The second argument requests a retry from i18next; the library's own promise form omits it.
      (cause: unknown) => callback(cause instanceof Error ? cause : new Error(String(cause)), true),
    );
  });
  instance.use(backend).use(initReactI18next);
  return instance;
};

/**
 * Loads the translations that every screen needs.
 * @throws if they cannot be loaded after all retries
 */
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
    maxRetries: translationRetries,
    retryTimeout: firstTranslationRetryMilliseconds,
  });
  if (!instance.hasResourceBundle(tag, 'shared')) throw new Error('The translations could not be loaded');
};
