import type { RegisterRequest } from '@michi/api/user';
import type { Draft } from '../../shared/drafts/drafts.ts';
import { genders, textOrNull } from '../../shared/person/personRules.ts';
import { typedEmail, typedText } from '../../shared/forms/typedText.ts';

/** The fields of the form in their order, as text. Their names are those of the contract. */
export const registrationFields = [
  'email',
  'password',
  'confirmPassword',
  'phone',
  'familyName',
  'firstName',
  'familyNameJp',
  'firstNameJp',
  'nickname',
  'graduationYear',
  'gender',
  'universityCode',
  'termsVersion',
] as const;

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number];

/** What the form holds. */
export type Registration = Record<Exclude<RegistrationField, 'termsVersion'>, string> & {
  /** Whether the terms are agreed to. */
  readonly termsVersion: boolean;
};

/** The form before anything was typed. */
export const emptyRegistration: Registration = {
  email: '',
  password: '',
  confirmPassword: '',
  familyName: '',
  firstName: '',
  familyNameJp: '',
  firstNameJp: '',
  nickname: '',
  graduationYear: '',
  phone: '',
  gender: '',
  universityCode: '',
  termsVersion: false,
};

/** How long a password may be, in characters. */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

/** Whether a name is one of the form's fields. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  registrationFields.some((field) => field === name);

/** Whether a text could be an email address; the server has the last word. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typedEmail(text));

/** What is sent: optional fields left empty are null. Students of a university are linked to it later. */
export const requestOf = (
  fields: Registration,
): Omit<RegisterRequest, 'appName' | 'language' | 'termsVersion'> => {
  const { email, password, confirmPassword, familyName, firstName, phone, graduationYear } = fields;
  return {
    email: typedEmail(email),
    password,
    confirmPassword,
    familyName: typedText(familyName),
    firstName: typedText(firstName),
    familyNameJp: textOrNull(fields.familyNameJp),
    firstNameJp: textOrNull(fields.firstNameJp),
    nickname: textOrNull(fields.nickname),
    phone: phone.trim(),
    graduationYear: graduationYear.trim() === '' ? null : Number(graduationYear.normalize('NFKC')),
    gender: genders.find((gender) => gender === fields.gender) ?? null,
  };
};

/** What is kept of the form for after a reload: everything but the passwords and the consent. */
export const draftOf = ({
  password: _password,
  confirmPassword: _confirmation,
  termsVersion: _consent,
  ...rest
}: Registration): Draft => rest;
