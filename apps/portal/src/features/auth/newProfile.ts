import type { AddressInput, UserProfile, UserProfileUpdate } from '@michi/api/user';
import { genders, textOrNull } from '../../shared/person/personRules.ts';
import { typedText } from '../../shared/forms/typedText.ts';

/** The fields of the form in their order, as text. */
export const newProfileFields = [
  'familyName',
  'firstName',
  'familyNameJp',
  'firstNameJp',
  'familyNameFurigana',
  'firstNameFurigana',
  'nickname',
  'gender',
  'dateOfBirth',
  'graduationYear',
  'phone',
  'postCode',
  'prefecture',
  'city',
  'street',
  'building',
  'visibility',
] as const;

/** A field of the form. */
export type NewProfileField = (typeof newProfileFields)[number];

/** What the form holds. */
export type NewProfile = Record<NewProfileField, string>;

/** The form as the profile fills it in. */
export const fieldsOf = (profile: UserProfile): NewProfile => ({
  familyName: profile.familyName,
  firstName: profile.firstName,
  familyNameJp: profile.familyNameJp ?? '',
  firstNameJp: profile.firstNameJp ?? '',
  familyNameFurigana: profile.familyNameFurigana ?? '',
  firstNameFurigana: profile.firstNameFurigana ?? '',
  nickname: profile.nickname ?? '',
  gender: profile.gender ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  graduationYear: profile.graduationYear === null ? '' : String(profile.graduationYear),
  phone: profile.mobilePhone ?? '',
  postCode: profile.address?.postCode ?? '',
  prefecture: profile.address?.prefecture ?? '',
  city: profile.address?.city ?? '',
  street: profile.address?.street ?? '',
  building: profile.address?.building ?? '',
  // Never answered for the student.
  visibility: '',
});

const addressOf = ({ postCode, prefecture, city, street, building }: NewProfile): AddressInput | null => {
  const address = {
    postCode: textOrNull(postCode),
    prefecture: textOrNull(prefecture),
    city: textOrNull(city),
    street: textOrNull(street),
    building: textOrNull(building),
  };
  return Object.values(address).every((line) => line === null) ? null : address;
};

/** What is sent: the form, and the rest of the profile as it is. What is left empty is null. */
export const updateOf = (fields: NewProfile, profile: UserProfile): UserProfileUpdate => ({
  familyName: typedText(fields.familyName),
  firstName: typedText(fields.firstName),
  middleName: profile.middleName,
  familyNameJp: textOrNull(fields.familyNameJp),
  firstNameJp: textOrNull(fields.firstNameJp),
  middleNameJp: profile.middleNameJp,
  familyNameFurigana: textOrNull(fields.familyNameFurigana),
  firstNameFurigana: textOrNull(fields.firstNameFurigana),
  middleNameFurigana: profile.middleNameFurigana,
  nickname: textOrNull(fields.nickname),
  gender: genders.find((gender) => gender === fields.gender) ?? null,
  dateOfBirth: textOrNull(fields.dateOfBirth),
  homePhone: profile.homePhone,
  mobilePhone: textOrNull(fields.phone),
  address: addressOf(fields),
  emergencyAddress: profile.emergencyAddress,
  graduationYear:
    fields.graduationYear.trim() === '' ? null : Number(fields.graduationYear.normalize('NFKC')),
  about: profile.about,
  skills: profile.skills,
  hobbies: profile.hobbies,
});

/** Whether companies may find the profile, as the form answers it. */
export type VisibilityAnswer = 'visible' | 'private';

/** Where the contract's names of fields are not the form's. */
const otherNames: Readonly<Record<string, NewProfileField>> = {
  mobilePhone: 'phone',
  'address.postCode': 'postCode',
  'address.prefecture': 'prefecture',
  'address.city': 'city',
  'address.street': 'street',
  'address.building': 'building',
};

/** The form's field that the server speaks of; null when it is not in the form. */
export const newProfileField = (name: string): NewProfileField | null =>
  otherNames[name] ?? newProfileFields.find((field) => field === name) ?? null;
