import type { StudentProfile } from '@michi/api/user';
import type { SectionId } from './sections.ts';

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
