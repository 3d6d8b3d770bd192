import type { StudentProfile, TypedStudentProfile } from './studentProfileFields.ts';

type Editable = Omit<TypedStudentProfile, 'isVisibleToCompanies'>;

/** The editable part of a profile, whole. */
export type WholeStudentProfile = {
  readonly [Name in keyof Editable]-?: Exclude<Editable[Name], undefined>;
} & Pick<TypedStudentProfile, 'isVisibleToCompanies'>;

/** Merges the sent fields into the stored profile, so that two sections saved at once do not overwrite each other. */
export function mergedProfile(profile: StudentProfile, typed: TypedStudentProfile): WholeStudentProfile {
  const audiences = new Map(typed.visibility?.map(({ audience, section }) => [section, audience]));
  return {
    // Saving another section answers nothing for a student who has not said.
    ...(typed.isVisibleToCompanies !== undefined && { isVisibleToCompanies: typed.isVisibleToCompanies }),
    visibility: profile.visibility.map(({ audience, section }) => ({
      section,
      audience: audiences.get(section) ?? audience,
    })),
    education: typed.education ?? profile.education,
    workExperience: typed.workExperience ?? profile.workExperience,
    certifications: typed.certifications ?? profile.certifications,
    reasonsForApplying: typed.reasonsForApplying ?? profile.reasonsForApplying,
    researchTopics: typed.researchTopics === undefined ? profile.researchTopics : typed.researchTopics,
    focusAsStudent: typed.focusAsStudent === undefined ? profile.focusAsStudent : typed.focusAsStudent,
    fieldOfInterestIds: typed.fieldOfInterestIds ?? profile.fieldsOfInterest.map(({ id }) => id),
  };
}
