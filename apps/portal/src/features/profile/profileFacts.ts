import type { StudentProfile, UserProfile, Education } from '@michi/api/user';
import type { SectionId, EditableSectionId } from './sections.ts';

/** Whether a graduation is still to come: the student said so, or its month is after today's. @param today `YYYY-MM-DD` */
export const isGraduationExpected = (
  { isExpectedGraduate, graduationMonth }: Pick<Education, 'isExpectedGraduate' | 'graduationMonth'>,
  today: string,
): boolean => isExpectedGraduate || (graduationMonth !== null && graduationMonth > today.slice(0, 7));

/** Whether a missing section has nothing at all: personal details have a name, and schools may lack arts or science. */
export const isEmpty = (section: SectionId, { education }: Pick<StudentProfile, 'education'>): boolean =>
  section !== 'personal' && (section !== 'education' || education.length === 0);

/** What a missing section lacks, as a key of the translations. */
export const lackOf = (section: SectionId, student: Pick<StudentProfile, 'education'>) =>
  isEmpty(section, student)
    ? 'completeness.notYet'
    : section === 'personal'
      ? 'completeness.withoutYear'
      : 'completeness.withoutField';

export const uses = ['apply', 'seminars', 'resume'] as const;

type Use = (typeof uses)[number];

type Need =
  | 'about'
  | 'address'
  | 'dateOfBirth'
  | 'education'
  | 'furigana'
  | 'nameInJapanese'
  | 'phone'
  | 'reason';

interface MissingPart {
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

const isPresent = (need: Need, person: UserProfile, student: StudentProfile): boolean => {
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
    .filter((need) => !isPresent(need, person, student))
    .map((need) => ({ need, section: sectionOfNeed[need] }));
