import type { Language } from '@michi/api/session';

/** Every language of the product, the default and fallback first (specs/COVERAGE.md, section 1). */
export const languages = ['en', 'jp'] as const satisfies readonly Language[];

/** BCP 47 tag of each language, for `Intl`, `<html lang>` and i18next: `jp` is only the product's own code. */
export const languageTags = { en: 'en', jp: 'ja' } as const satisfies Record<Language, string>;

/** A BCP 47 tag the portal speaks. */
export type LanguageTag = (typeof languageTags)[Language];

/** Each language's own name, the same in every language. */
export const languageNames = { en: 'English', jp: '日本語' } as const satisfies Record<Language, string>;

/** Whether a text is the code of one of the product's languages. */
export const isLanguage = (value: string): value is Language =>
  languages.some((language) => language === value);

/** The product's code of a BCP 47 tag; English for any it does not know. */
export const languageOfTag = (tag: string): Language => (tag === languageTags.jp ? 'jp' : 'en');

/**
 * The languages a deployment offers: both in Japan, English alone elsewhere (specs/COVERAGE.md, section 1).
 * @param region the runtime setting `region`
 */
export const languagesOfRegion = (region: string): readonly Language[] =>
  region === 'jp' ? languages : ['en'];
