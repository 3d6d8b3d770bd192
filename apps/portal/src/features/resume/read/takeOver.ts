import type { StudentProfileUpdate, UserProfileUpdate } from '@michi/api/user';
import type { KnownProfile } from './answers.ts';
import type { FoundSection } from './foundProfile.ts';
import { limits } from './limits.ts';
import { isSameCertification, isSameEducation, isSameSkill, isSameWork, type Profile } from './sameFacts.ts';

export interface ProfileChange {
  readonly person: Partial<UserProfileUpdate>;
  readonly student: Partial<StudentProfileUpdate>;
  /** How many entries of a section are left out because the profile holds no more. */
  readonly excess: ReadonlyMap<FoundSection, number>;
}

/**
 * The change of a profile by the accepted sections: a text replaces the existing one, entries are added to the
 * existing ones, and of the personal details only stated values change.
 */
export const takeOver = (
  found: KnownProfile,
  accepted: ReadonlySet<FoundSection>,
  { person, student }: Profile,
): ProfileChange => {
  const only = <Value>(section: FoundSection, value: Value | undefined): Value | undefined =>
    accepted.has(section) ? value : undefined;
  const excess = new Map<FoundSection, number>();
  /** Appends new entries to the existing ones; duplicates are skipped. */
  const added = <Entry>(
    section: 'skills' | 'education' | 'work' | 'certifications',
    before: readonly Entry[],
    entries: readonly Entry[],
    isSame: (one: Entry, other: Entry) => boolean,
  ): Entry[] => {
    const all = [...before, ...entries.filter((entry) => !before.some((each) => isSame(entry, each)))];
    const most = limits[section];
    if (all.length > most) excess.set(section, all.length - most);
    return all.slice(0, most);
  };
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
        skills: added('skills', person.skills, skills, isSameSkill),
      }),
    },
    student: {
      ...(research !== undefined && { researchTopics: research }),
      ...(focus !== undefined && { focusAsStudent: focus }),
      ...(education !== undefined && {
        education: added('education', student.education, education, isSameEducation),
      }),
      ...(work !== undefined && {
        workExperience: added('work', student.workExperience, work, isSameWork),
      }),
      ...(certifications !== undefined && {
        certifications: added('certifications', student.certifications, certifications, isSameCertification),
      }),
    },
    excess,
  };
};
