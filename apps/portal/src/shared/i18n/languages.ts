import type { Language } from '@michi/api/session';

/** Every language of the product, the default first (specs/COVERAGE.md, section 1). */
export const languages = ['en', 'jp'] as const satisfies readonly Language[];

/** BCP 47 tags for `Intl`, `<html lang>` and i18next: `jp` is the product's own code. */
export const languageTags = { en: 'en', jp: 'ja' } as const satisfies Record<Language, string>;

export type LanguageTag = (typeof languageTags)[Language];

/** Each language's own name. */
export const languageNames = { en: 'English', jp: '日本語' } as const satisfies Record<Language, string>;

/** Whether a text is a language code of the product. */
export const isLanguage = (value: string): value is Language =>
  languages.some((language) => language === value);

/** The product's code of a BCP 47 tag; English for unknown ones. */
export const languageOfTag = (tag: string): Language => (tag === languageTags.jp ? 'jp' : 'en');

/** The languages of a deployment: both in Japan (`jp`), English elsewhere (specs/COVERAGE.md, section 1). */
export const languagesOfRegion = (region: string): readonly Language[] =>
  region === 'jp' ? languages : ['en'];
