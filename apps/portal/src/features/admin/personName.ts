import type { Language } from '@michi/api/session';

/** The writings of a name. */
export interface Named {
  readonly familyName: string;
  readonly firstName: string;
  readonly familyNameJp: string | null;
  readonly firstNameJp: string | null;
}

/** The name as the reader's language writes it: the given name first in English, the family name in Japanese. */
export const personName = (person: Named, language: Language): string =>
  language === 'jp'
    ? `${person.familyNameJp ?? person.familyName} ${person.firstNameJp ?? person.firstName}`
    : `${person.firstName} ${person.familyName}`;
