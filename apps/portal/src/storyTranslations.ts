import type { Language } from '@michi/api/session';
import { createInstance, type FlatNamespace, type TFunction } from 'i18next';
import { languageOfTag, languages, languageTags } from './shared/i18n/languages.ts';
import { isTranslations } from './shared/i18n/createI18n.ts';

const files = import.meta.glob('./**/locales/*.json', { eager: true, import: 'default' });

const translator = createInstance();
void translator.init({
  lng: languageTags.en,
  fallbackLng: false,
  initAsync: false,
  interpolation: { escapeValue: false },
});
for (const [path, content] of Object.entries(files)) {
  const [namespace = '', , file = ''] = path.split('/').slice(-3);
  const language = languages.find((each) => file === `${each}.json`);
  if (language !== undefined && isTranslations(content))
    translator.addResourceBundle(languageTags[language], namespace, content);
}

/** Translates a key into the language of the story that is shown, for its play function. */
export const translate: TFunction<FlatNamespace[]> = translator.getFixedT<FlatNamespace[]>(null, ['shared']);

/** Translates a key of the namespace `shared`, as the formats of the portal need it. */
export const translateShared: TFunction<'shared'> = translator.getFixedT(null, 'shared');

/** The language of the story that is shown. */
export const storyLanguage = (): Language => languageOfTag(translator.language);

/** Called by `inPortal` with the language of its story. */
export const setStoryLanguage = (language: Language): void =>
  void translator.changeLanguage(languageTags[language]);
