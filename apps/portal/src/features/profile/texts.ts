import type { StudentProfile, UserProfile } from '@michi/api/user';

/** A section that is one text. */
export type TextSectionId = 'about' | 'hobbies' | 'research' | 'focus';

/** The text of a section as it is. */
export const textOf = (
  section: TextSectionId,
  person: UserProfile,
  student: StudentProfile,
): string | null => {
  switch (section) {
    case 'about':
      return person.about;
    case 'hobbies':
      return person.hobbies;
    case 'research':
      return student.researchTopics;
    case 'focus':
      return student.focusAsStudent;
  }
};
