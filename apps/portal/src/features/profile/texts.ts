import type { StudentProfile, UserProfile } from '@michi/api/user';

export type TextSectionId = 'about' | 'hobbies' | 'research' | 'focus';

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
