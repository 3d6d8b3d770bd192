import type { Language } from '@michi/api/session';
import type { UserProfile } from '@michi/api/user';

/** A name in romaji, in kanji or kana, or in both. */
export type WrittenName = Pick<UserProfile, 'familyName' | 'firstName' | 'familyNameJp' | 'firstNameJp'>;

/** Formats a name: given name first in English, family name in Japanese. Without romaji it is always in Japanese. */
export const personName = (
  { familyName, firstName, familyNameJp, firstNameJp }: WrittenName,
  language: Language,
): string =>
  language === 'en' && familyName !== null && firstName !== null
    ? `${firstName} ${familyName}`
    : `${familyNameJp ?? familyName ?? ''} ${firstNameJp ?? firstName ?? ''}`;

/** The parts of a name in romaji, in the order of a reader's language; null where a part is unknown. */
export const romajiParts = (
  { familyName, firstName, middleName }: Pick<UserProfile, 'familyName' | 'firstName' | 'middleName'>,
  language: Language,
): readonly (string | null)[] =>
  language === 'jp' ? [familyName, firstName, middleName] : [firstName, middleName, familyName];
