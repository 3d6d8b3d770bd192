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

/** Whether two names have the same words, in whichever order. */
const sameWords = (one: string, other: string): boolean =>
  one.split(' ').toSorted().join(' ') === other.split(' ').toSorted().join(' ');

/** The names of a person for a reader. */
export const namesOf = (person: UserProfile, language: Language): Names => {
  const romaji = join([person.firstName, person.middleName, person.familyName]) ?? '';
  const japanese = join([person.familyNameJp, person.firstNameJp, person.middleNameJp]);
  const reading =
    join([person.familyNameFurigana, person.firstNameFurigana, person.middleNameFurigana]) ?? undefined;
  const [own, other] = language === 'jp' ? [japanese ?? romaji, romaji] : [romaji, japanese];
  // Where one writing stands in for the other, they are the same words.
  return { own, other: other === null || sameWords(own, other) ? null : other, reading };
};
