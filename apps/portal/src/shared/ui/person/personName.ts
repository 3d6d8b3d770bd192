import type { Language } from '@michi/api/session';

/** A name in romaji, in kanji or kana, or in both; each part has at least one. */
export interface WrittenName {
  readonly familyName: string | null;
  readonly firstName: string | null;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
}

/**
 * The name in the order of the reader's language: given name first in English, family name in Japanese. Without romaji
 * a reader of English sees the Japanese name.
 */
export const personName = (
  { familyName, firstName, familyNameJp, firstNameJp }: WrittenName,
  language: Language,
): string =>
  language === 'en' && familyName !== null && firstName !== null
    ? `${firstName} ${familyName}`
    : `${familyNameJp ?? familyName ?? ''} ${firstNameJp ?? firstName ?? ''}`;
