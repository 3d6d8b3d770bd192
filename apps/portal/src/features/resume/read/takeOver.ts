import type { StudentProfile, StudentProfileUpdate, UserProfile, UserProfileUpdate } from '@michi/api/user';
import type { KnownProfile } from './answers.ts';
import type { FoundSection } from './foundProfile.ts';
import { limits } from './limits.ts';

export interface ProfileChange {
  readonly person: Partial<UserProfileUpdate>;
  readonly student: Partial<StudentProfileUpdate>;
}

/** Appends new entries to the existing ones; duplicates are skipped. */
const added = <Entry>(
  before: readonly Entry[],
  found: readonly Entry[],
  keyOf: (entry: Entry) => string,
  most: number,
): Entry[] => {
  const known = new Set(before.map(keyOf));
  return [...before, ...found.filter((entry) => !known.has(keyOf(entry)))].slice(0, most);
};

/**
 * The change of a profile by the accepted sections: a text replaces the existing one, entries are added to the
 * existing ones, and of the personal details only stated values change.
 */
export const takeOver = (
  found: KnownProfile,
  accepted: ReadonlySet<FoundSection>,
  { person, student }: { readonly person: UserProfile; readonly student: StudentProfile },
): ProfileChange => {
  const only = <Value>(section: FoundSection, value: Value | undefined): Value | undefined =>
    accepted.has(section) ? value : undefined;
  const about = only('about', found.about);
  const hobbies = only('hobbies', found.hobbies);
  const skills = only('skills', found.skills);
  const research = only('research', found.research);
  const focus = only('focus', found.focus);
  const education = only('education', found.education);
  const work = only('work', found.work);
  const certifications = only('certifications', found.certifications);
  return {
    person: {
      ...only('personal', found.personal),
      ...(about !== undefined && { about }),
      ...(hobbies !== undefined && { hobbies }),
      ...(skills !== undefined && {
        skills: added(person.skills, skills, (skill) => skill.toLowerCase(), limits.skills),
      }),
    },
    student: {
      ...(research !== undefined && { researchTopics: research }),
      ...(focus !== undefined && { focusAsStudent: focus }),
      ...(education !== undefined && {
        education: added(
          student.education,
          education,
          ({ schoolName, admissionMonth }) => `${schoolName}/${admissionMonth}`,
          limits.education,
        ),
      }),
      ...(work !== undefined && {
        workExperience: added(
          student.workExperience,
          work,
          ({ companyName, startMonth }) => `${companyName}/${startMonth}`,
          limits.work,
        ),
      }),
      ...(certifications !== undefined && {
        certifications: added(
          student.certifications,
          certifications,
          ({ name, issuedOn }) => `${name}/${issuedOn}`,
          limits.certifications,
        ),
      }),
    },
  };
};
