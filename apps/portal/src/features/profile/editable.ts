import type { StudentProfile, StudentProfileUpdate, UserProfile, UserProfileUpdate } from '@michi/api/user';

export const editablePerson = (profile: UserProfile): UserProfileUpdate => ({
  familyName: profile.familyName,
  firstName: profile.firstName,
  middleName: profile.middleName,
  familyNameJp: profile.familyNameJp,
  firstNameJp: profile.firstNameJp,
  middleNameJp: profile.middleNameJp,
  familyNameFurigana: profile.familyNameFurigana,
  firstNameFurigana: profile.firstNameFurigana,
  middleNameFurigana: profile.middleNameFurigana,
  nickname: profile.nickname,
  gender: profile.gender,
  dateOfBirth: profile.dateOfBirth,
  homePhone: profile.homePhone,
  mobilePhone: profile.mobilePhone,
  address: profile.address,
  emergencyAddress: profile.emergencyAddress,
  graduationYear: profile.graduationYear,
  needsVisa: profile.needsVisa,
  skills: profile.skills,
});

export const editableStudent = (profile: StudentProfile): StudentProfileUpdate => ({
  isVisibleToCompanies: profile.isVisibleToCompanies,
  education: profile.education,
  workExperience: profile.workExperience,
  certifications: profile.certifications,
  fieldOfInterestIds: profile.fieldsOfInterest.map(({ id }) => id),
});

/** A canonical text for comparison: sorted keys. */
const canonicalText = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  });

/**
 * Whether somebody, such as the student in another tab, has changed the values that are about to be replaced. Values
 * equal to the new ones are no such change: then an earlier attempt succeeded, and its response was lost.
 * @param change the values to be replaced; others may have changed
 */
export const hasChanged = <Editable extends object>(
  change: Partial<Editable>,
  before: Editable,
  latest: Editable,
): boolean => {
  const parts = (profile: object) =>
    Object.fromEntries(Object.entries(profile).filter(([name]) => name in change));
  return (
    JSON.stringify(parts(before)) !== JSON.stringify(parts(latest)) &&
    canonicalText(change) !== canonicalText(parts(latest))
  );
};
