import type { StudentProfile, UserProfile } from '@michi/api/user';

/** Whether a profile has anything that jobs are matched by: interests, a place, a graduation year or skills. */
export const hasInterests = (
  { address, graduationYear, skills }: Pick<UserProfile, 'address' | 'graduationYear' | 'skills'>,
  { fieldsOfInterest }: Pick<StudentProfile, 'fieldsOfInterest'>,
): boolean =>
  fieldsOfInterest.length > 0 ||
  graduationYear !== null ||
  skills.length > 0 ||
  (address !== null && (address.city !== null || address.prefecture !== null));
