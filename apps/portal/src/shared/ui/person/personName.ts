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
