import type { Language } from '@michi/api/session';
import {
  type UserProfile,
  type StudentProfile,
  type AddressInput,
  type Gender,
  type UserProfileUpdate,
  getProfileQueryKey,
  invalidateStudentProfile,
  updateProfile,
} from '@michi/api/user';
import { readYear } from '@michi/design-system/date-field';
import { textOrNull } from './personRules.ts';
import type { QueryClient } from '@tanstack/react-query';

/** A name in romaji, in kanji or kana, or in both. */
type WrittenName = Pick<UserProfile, 'familyName' | 'firstName' | 'familyNameJp' | 'firstNameJp'>;

/** Formats a name: given name first in English, family name in Japanese. Without romaji it is always in Japanese. */
export const personName = (
  { familyName, firstName, familyNameJp, firstNameJp }: WrittenName,
  language: Language,
): string =>
  language === 'en' && familyName !== null && firstName !== null
    ? `${firstName} ${familyName}`
    : `${familyNameJp ?? familyName ?? ''} ${firstNameJp ?? firstName ?? ''}`;

/** The parts of a name in romaji, in the order of a reader's language; null where a part is unknown. */
export const romajiParts = (
  { familyName, firstName, middleName }: Pick<UserProfile, 'familyName' | 'firstName' | 'middleName'>,
  language: Language,
): readonly (string | null)[] =>
  language === 'jp' ? [familyName, firstName, middleName] : [firstName, middleName, familyName];

/** Whether a profile has anything that jobs are matched by: interests, a place, a graduation year or skills. */
export const hasInterests = (
  { address, graduationYear, skills }: Pick<UserProfile, 'address' | 'graduationYear' | 'skills'>,
  { fieldsOfInterest }: Pick<StudentProfile, 'fieldsOfInterest'>,
): boolean =>
  fieldsOfInterest.length > 0 ||
  graduationYear !== null ||
  skills.length > 0 ||
  (address !== null && (address.city !== null || address.prefecture !== null));

/** The contract's options. */
export const genders = ['FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'] as const satisfies readonly Gender[];

/** Answers to whether a visa is needed; `NOT_SAID` is null in the contract. */
export const visaChoices = ['YES', 'NO', 'NOT_SAID'] as const;

export type VisaChoice = (typeof visaChoices)[number];

const visaChoiceOf = (needsVisa: boolean | null): VisaChoice =>
  needsVisa === null ? 'NOT_SAID' : needsVisa ? 'YES' : 'NO';

const needsVisaOf = (choice: string): boolean | null =>
  choice === 'YES' ? true : choice === 'NO' ? false : null;

/** The contract's lines of an address. */
export const addressLines = ['postCode', 'prefecture', 'city', 'street', 'building'] as const;

/** The contract's addresses of a person. */
export type AddressName = 'address' | 'emergencyAddress';

/** A form field of an address, such as `address_city`: react-hook-form would nest a dot. */
export type AddressField = `${AddressName}_${(typeof addressLines)[number]}`;

const romajiFirst = [
  'familyName',
  'firstName',
  'familyNameJp',
  'firstNameJp',
  'familyNameFurigana',
  'firstNameFurigana',
  'middleName',
  'middleNameJp',
  'middleNameFurigana',
  'nickname',
] as const;

const kanjiFirst = [
  'familyNameJp',
  'firstNameJp',
  'familyNameFurigana',
  'firstNameFurigana',
  'familyName',
  'firstName',
  'middleNameJp',
  'middleNameFurigana',
  'middleName',
  'nickname',
] as const satisfies readonly NameField[];

/** A name of a person in one script, as in the contract. */
export type NameField = (typeof romajiFirst)[number];

/** The name fields in display order. */
export const nameFields = (language: Language): readonly NameField[] =>
  language === 'jp' ? kanjiFirst : romajiFirst;

type PersonField =
  | NameField
  | AddressField
  | 'gender'
  | 'dateOfBirth'
  | 'graduationYear'
  | 'needsVisa'
  | 'mobilePhone'
  | 'homePhone';

/** Form values of a person. */
export type Person = Record<PersonField, string>;

export const addressFields = (name: AddressName): readonly AddressField[] =>
  addressLines.map((line) => `${name}_${line}` as const);

/** Converts the server's name of a field to that of the form. */
export const personField = (name: string): string => name.replace('.', '_');

/** Converts a profile to form values. */
export const personOf = (profile: UserProfile): Person => {
  const { address, emergencyAddress } = profile;
  return {
    familyName: profile.familyName ?? '',
    firstName: profile.firstName ?? '',
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
    needsVisa: visaChoiceOf(profile.needsVisa),
    mobilePhone: profile.mobilePhone ?? '',
    homePhone: profile.homePhone ?? '',
    address_postCode: address?.postCode ?? '',
    address_prefecture: address?.prefecture ?? '',
    address_city: address?.city ?? '',
    address_street: address?.street ?? '',
    address_building: address?.building ?? '',
    emergencyAddress_postCode: emergencyAddress?.postCode ?? '',
    emergencyAddress_prefecture: emergencyAddress?.prefecture ?? '',
    emergencyAddress_city: emergencyAddress?.city ?? '',
    emergencyAddress_street: emergencyAddress?.street ?? '',
    emergencyAddress_building: emergencyAddress?.building ?? '',
  };
};

const addressOf = (fields: Person, name: AddressName): AddressInput | null => {
  const address = {
    postCode: textOrNull(fields[`${name}_postCode`]),
    prefecture: textOrNull(fields[`${name}_prefecture`]),
    city: textOrNull(fields[`${name}_city`]),
    street: textOrNull(fields[`${name}_street`]),
    building: textOrNull(fields[`${name}_building`]),
  };
  return Object.values(address).every((line) => line === null) ? null : address;
};

/** The names of every form, as sent. */
export const namesOf = (
  fields: Readonly<Pick<Person, 'familyName' | 'firstName' | 'familyNameJp' | 'firstNameJp'>>,
) => ({
  familyName: textOrNull(fields.familyName),
  firstName: textOrNull(fields.firstName),
  familyNameJp: textOrNull(fields.familyNameJp),
  firstNameJp: textOrNull(fields.firstNameJp),
});

/** The readings of the names, as sent. */
export const readingsOf = (fields: Readonly<Pick<Person, 'familyNameFurigana' | 'firstNameFurigana'>>) => ({
  familyNameFurigana: textOrNull(fields.familyNameFurigana),
  firstNameFurigana: textOrNull(fields.firstNameFurigana),
});

/** The part that is asked after the registration, as sent; empty fields are null. */
export const newPersonChange = (fields: Person) => ({
  gender: genders.find((gender) => gender === fields.gender) ?? null,
  dateOfBirth: textOrNull(fields.dateOfBirth),
  needsVisa: needsVisaOf(fields.needsVisa),
  mobilePhone: textOrNull(fields.mobilePhone),
  address: addressOf(fields, 'address'),
});

/** Converts form values to a request; empty fields are null. */
export const personChange = (fields: Person): UserProfileUpdate => ({
  ...namesOf(fields),
  ...readingsOf(fields),
  ...newPersonChange(fields),
  nickname: textOrNull(fields.nickname),
  graduationYear: readYear(fields.graduationYear),
  middleName: textOrNull(fields.middleName),
  middleNameJp: textOrNull(fields.middleNameJp),
  middleNameFurigana: textOrNull(fields.middleNameFurigana),
  homePhone: textOrNull(fields.homePhone),
  emergencyAddress: addressOf(fields, 'emergencyAddress'),
});

/** Saves parts of the profile, and shows them, and which jobs and seminars are open by them, everywhere. */
export const savePerson = async (client: QueryClient, change: UserProfileUpdate): Promise<void> => {
  const saved = await updateProfile(change);
  // A running refetch does not contain this change yet.
  await client.cancelQueries({ queryKey: getProfileQueryKey() });
  client.setQueryData<UserProfile>(getProfileQueryKey(), saved);
  // The completion of the student counts this part too.
  void invalidateStudentProfile(client);
  if ('graduationYear' in change || 'needsVisa' in change)
    for (const service of ['job', 'seminar']) void client.invalidateQueries({ queryKey: ['api', service] });
};
