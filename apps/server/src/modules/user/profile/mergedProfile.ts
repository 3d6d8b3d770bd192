import type { Profile, TypedProfile, WholeProfile } from './profileFields.ts';

/** Merges the sent fields into the stored profile, so that two sections saved at once do not overwrite each other. */
export function mergedProfile(profile: Profile, typed: TypedProfile): WholeProfile {
  return {
    familyName: sentOr(typed.familyName, profile.familyName),
    firstName: sentOr(typed.firstName, profile.firstName),
    middleName: sentOr(typed.middleName, profile.middleName),
    familyNameJp: sentOr(typed.familyNameJp, profile.familyNameJp),
    firstNameJp: sentOr(typed.firstNameJp, profile.firstNameJp),
    middleNameJp: sentOr(typed.middleNameJp, profile.middleNameJp),
    familyNameFurigana: sentOr(typed.familyNameFurigana, profile.familyNameFurigana),
    firstNameFurigana: sentOr(typed.firstNameFurigana, profile.firstNameFurigana),
    middleNameFurigana: sentOr(typed.middleNameFurigana, profile.middleNameFurigana),
    nickname: sentOr(typed.nickname, profile.nickname),
    gender: sentOr(typed.gender, profile.gender),
    dateOfBirth: sentOr(typed.dateOfBirth, profile.dateOfBirth),
    homePhone: sentOr(typed.homePhone, profile.homePhone),
    mobilePhone: sentOr(typed.mobilePhone, profile.mobilePhone),
    address: sentOr(typed.address, profile.address),
    emergencyAddress: sentOr(typed.emergencyAddress, profile.emergencyAddress),
    graduationYear: sentOr(typed.graduationYear, profile.graduationYear),
    about: sentOr(typed.about, profile.about),
    skills: sentOr(typed.skills, profile.skills),
    hobbies: sentOr(typed.hobbies, profile.hobbies),
  };
}

/** The sent value, null included; the stored one if omitted. */
function sentOr<Value>(sent: Value | undefined, stored: Value): Value {
  return sent === undefined ? stored : sent;
}
