import type { StudentProfile, UserProfile } from '@michi/api/user';
import type { EditableSectionId } from './sections.ts';

export const uses = ['apply', 'seminars', 'resume'] as const;

export type Use = (typeof uses)[number];

export type Need =
  | 'about'
  | 'address'
  | 'dateOfBirth'
  | 'education'
  | 'furigana'
  | 'nameInJapanese'
  | 'phone'
  | 'reason';

export interface MissingPart {
  readonly need: Need;
  readonly section: EditableSectionId;
}

const needs: Readonly<Record<Use, readonly Need[]>> = {
  apply: ['about', 'education', 'phone'],
  seminars: ['reason'],
  resume: ['nameInJapanese', 'furigana', 'dateOfBirth', 'phone', 'address', 'education'],
};

const sectionOfNeed: Readonly<Record<Need, EditableSectionId>> = {
  about: 'about',
  address: 'personal',
  dateOfBirth: 'personal',
  education: 'education',
  furigana: 'personal',
  nameInJapanese: 'personal',
  phone: 'personal',
  reason: 'reasons',
};

const isThere = (need: Need, person: UserProfile, student: StudentProfile): boolean => {
  switch (need) {
    case 'about':
      return person.about !== null;
    case 'address':
      return person.address !== null;
    case 'dateOfBirth':
      return person.dateOfBirth !== null;
    case 'education':
      return student.education.length > 0;
    case 'furigana':
      return person.familyNameFurigana !== null && person.firstNameFurigana !== null;
    case 'nameInJapanese':
      return person.familyNameJp !== null && person.firstNameJp !== null;
    case 'phone':
      return person.mobilePhone !== null || person.homePhone !== null;
    case 'reason':
      return student.reasonsForApplying.length > 0;
  }
};

/** Missing parts of a profile for a use, in the order for adding them. None is mandatory. */
export const missingFor = (use: Use, person: UserProfile, student: StudentProfile): readonly MissingPart[] =>
  needs[use]
    .filter((need) => !isThere(need, person, student))
    .map((need) => ({ need, section: sectionOfNeed[need] }));
