import { mergeSent, type Whole } from '../../../platform/validation/mergeSent.ts';
import type { StudentProfile, TypedStudentProfile } from './studentProfileFields.ts';

type Editable = Omit<TypedStudentProfile, 'isVisibleToCompanies'>;

/** The editable part of a profile; `isVisibleToCompanies` only if it was sent. */
export type WholeStudentProfile = Whole<Editable> & Pick<TypedStudentProfile, 'isVisibleToCompanies'>;

/** Merges the sent fields into the stored profile, so that two sections saved at once do not overwrite each other. */
export function mergedProfile(
  profile: StudentProfile,
  { isVisibleToCompanies, ...typed }: TypedStudentProfile,
): WholeStudentProfile {
  const audiences = new Map(typed.visibility?.map(({ audience, section }) => [section, audience]));
  const { isVisibleToCompanies: _stored, ...editable } = profile;
  const stored: Whole<Editable> = {
    ...editable,
    fieldOfInterestIds: profile.fieldsOfInterest.map(({ id }) => id),
  };
  const visibility = profile.visibility.map(({ audience, section }) => ({
    section,
    audience: audiences.get(section) ?? audience,
  }));
  return {
    ...mergeSent(stored, { ...typed, visibility }),
    // The stored value cannot tell "no" from "not answered", and saving another section must not answer.
    ...(isVisibleToCompanies !== undefined && { isVisibleToCompanies }),
  };
}
