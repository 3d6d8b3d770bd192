import type { StudentProfile } from './studentProfileFields.ts';

/** What of a person counts for the completion. */
export interface AboutPerson {
  readonly about: string | null;
  readonly skills: readonly string[];
  readonly hobbies: string | null;
  readonly hasResume: boolean;
}

type Completion = StudentProfile['completion'];
type Section = Completion['missingSections'][number];

/**
 * How much of a profile is filled in. Nobody is without personal details, since a name is asked for at registration.
 */
export function completionOf(
  profile: Omit<StudentProfile, 'completion'>,
  { about, hasResume, hobbies, skills }: AboutPerson,
): Completion {
  const sections: readonly (readonly [Section, boolean])[] = [
    ['ABOUT', about !== null],
    ['SKILLS', skills.length > 0],
    ['RESUME', hasResume],
    ['EDUCATION', profile.education.length > 0],
    ['WORK_EXPERIENCE', profile.workExperience.length > 0],
    ['CERTIFICATION', profile.certifications.length > 0],
    ['HOBBIES', hobbies !== null],
    ['REASON_FOR_APPLYING', profile.reasonsForApplying.length > 0],
    ['RESEARCH_TOPICS', profile.researchTopics !== null],
    ['FOCUS_AS_STUDENT', profile.focusAsStudent !== null],
    ['FIELD_OF_INTEREST', profile.fieldsOfInterest.length > 0],
    ['PERSONAL_DETAILS', true],
  ];
  const missingSections = sections.filter(([, isFilled]) => !isFilled).map(([section]) => section);
  const filled = sections.length - missingSections.length;
  return { percent: Math.round((filled / sections.length) * 100), missingSections };
}
