import type { AddressInput, UserProfile, UserProfileUpdate } from '@michi/api/user';
import { genders, textOrNull } from '../../shared/person/personRules.ts';

/** The lines of an address, as the contract calls them. */
export const addressLines = ['postCode', 'prefecture', 'city', 'street', 'building'] as const;

/** The two addresses of a person, as the contract calls them. */
export type AddressName = 'address' | 'emergencyAddress';

/** The fields of the form in their order, as text. Those of an address are named `address_city`: a point would nest them. */
export const personalFields = [
  'familyName',
  'firstName',
  'middleName',
  'familyNameJp',
  'firstNameJp',
  'middleNameJp',
  'familyNameFurigana',
  'firstNameFurigana',
  'middleNameFurigana',
  'nickname',
  'gender',
  'dateOfBirth',
  'graduationYear',
  'mobilePhone',
  'homePhone',
  'address_postCode',
  'address_prefecture',
  'address_city',
  'address_street',
  'address_building',
  'emergencyAddress_postCode',
  'emergencyAddress_prefecture',
  'emergencyAddress_city',
  'emergencyAddress_street',
  'emergencyAddress_building',
] as const;

/** A field of the form. */
export type PersonalField = (typeof personalFields)[number];

/** What the form holds. */
export type Personal = Record<PersonalField, string>;

/** What the server calls a field. */
export const contractName = (field: PersonalField): string => field.replace('_', '.');

/** The form as the profile fills it in. */
export const personalOf = (profile: UserProfile): Personal => ({
  familyName: profile.familyName,
  firstName: profile.firstName,
  middleName: profile.middleName ?? '',
  familyNameJp: profile.familyNameJp ?? '',
  firstNameJp: profile.firstNameJp ?? '',
  middleNameJp: profile.middleNameJp ?? '',
  familyNameFurigana: profile.familyNameFurigana ?? '',
  firstNameFurigana: profile.firstNameFurigana ?? '',
  middleNameFurigana: profile.middleNameFurigana ?? '',
  nickname: profile.nickname ?? '',
  gender: profile.gender ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  graduationYear: profile.graduationYear === null ? '' : String(profile.graduationYear),
  mobilePhone: profile.mobilePhone ?? '',
  homePhone: profile.homePhone ?? '',
  address_postCode: profile.address?.postCode ?? '',
  address_prefecture: profile.address?.prefecture ?? '',
  address_city: profile.address?.city ?? '',
  address_street: profile.address?.street ?? '',
  address_building: profile.address?.building ?? '',
  emergencyAddress_postCode: profile.emergencyAddress?.postCode ?? '',
  emergencyAddress_prefecture: profile.emergencyAddress?.prefecture ?? '',
  emergencyAddress_city: profile.emergencyAddress?.city ?? '',
  emergencyAddress_street: profile.emergencyAddress?.street ?? '',
  emergencyAddress_building: profile.emergencyAddress?.building ?? '',
});

const addressOf = (fields: Personal, name: AddressName): AddressInput | null => {
  const address = {
    postCode: textOrNull(fields[`${name}_postCode`]),
    prefecture: textOrNull(fields[`${name}_prefecture`]),
    city: textOrNull(fields[`${name}_city`]),
    street: textOrNull(fields[`${name}_street`]),
    building: textOrNull(fields[`${name}_building`]),
  };
  return Object.values(address).every((line) => line === null) ? null : address;
};

/** What is sent of the form; what is left empty is null. */
export const changeOf = (fields: Personal): Partial<UserProfileUpdate> => ({
  familyName: fields.familyName.trim(),
  firstName: fields.firstName.trim(),
  middleName: textOrNull(fields.middleName),
  familyNameJp: textOrNull(fields.familyNameJp),
  firstNameJp: textOrNull(fields.firstNameJp),
  middleNameJp: textOrNull(fields.middleNameJp),
  familyNameFurigana: textOrNull(fields.familyNameFurigana),
  firstNameFurigana: textOrNull(fields.firstNameFurigana),
  middleNameFurigana: textOrNull(fields.middleNameFurigana),
  nickname: textOrNull(fields.nickname),
  gender: genders.find((gender) => gender === fields.gender) ?? null,
  dateOfBirth: textOrNull(fields.dateOfBirth),
  graduationYear:
    fields.graduationYear.trim() === '' ? null : Number(fields.graduationYear.normalize('NFKC')),
  mobilePhone: textOrNull(fields.mobilePhone),
  homePhone: textOrNull(fields.homePhone),
  address: addressOf(fields, 'address'),
  emergencyAddress: addressOf(fields, 'emergencyAddress'),
});
