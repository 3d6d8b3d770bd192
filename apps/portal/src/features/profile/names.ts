import type { Language } from '@michi/api/session';
import type { UserProfile } from '@michi/api/user';

/** A name in its writings. */
export interface Names {
  /** As the reader's language writes it: the given name first in English, the family name in Japanese. */
  readonly own: string;
  /** As the other language writes it; null when it is not known. */
  readonly other: string | null;
  /** The reading (furigana); undefined when it is not known. */
  readonly reading: string | undefined;
}

const join = (parts: readonly (string | null)[]): string | null => {
  const words = parts.filter((part) => part !== null && part !== '');
  return words.length === 0 ? null : words.join(' ');
};

/** The names of a person for a reader. Where one writing is not known, the other stands for both. */
export const namesOf = (person: UserProfile, language: Language): Names => {
  const { familyName, firstName, middleName, familyNameJp, firstNameJp, middleNameJp } = person;
  const romaji = familyName === null || firstName === null ? null : join([firstName, middleName, familyName]);
  const isInJapanese = familyNameJp !== null || firstNameJp !== null;
  const japanese =
    isInJapanese || romaji === null
      ? join([familyNameJp ?? familyName, firstNameJp ?? firstName, middleNameJp])
      : null;
  const [own, other] = language === 'jp' ? [japanese, romaji] : [romaji, japanese];
  const reading =
    join([person.familyNameFurigana, person.firstNameFurigana, person.middleNameFurigana]) ?? undefined;
  return own === null ? { own: other ?? '', other: null, reading } : { own, other, reading };
};
