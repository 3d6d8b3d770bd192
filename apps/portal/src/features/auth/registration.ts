import type { Gender, RegisterRequest } from '@michi/api/user';
import type { Draft } from '../../shared/drafts/drafts.ts';

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
] as const;

/** A field of the registration form. */
export type RegistrationField = (typeof registrationFields)[number];

/** What the form holds. */
export type Registration = Record<RegistrationField, string>;

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
};

/** The answers to the question of gender, as the contract lists them. */
export const genders = ['FEMALE', 'MALE', 'OTHER', 'PREFER_NOT_TO_SAY'] as const satisfies readonly Gender[];

/** How long a password may be, in characters (decisions, "password"). */
export const passwordLength = { minimum: 8, maximum: 128 } as const;

/** Whether a name is one of the form's fields. */
export const isRegistrationField = (name: string): name is RegistrationField =>
  registrationFields.some((field) => field === name);

/** Whether a text could be an email address; the server has the last word. */
export const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim());

const narrow = (text: string): string => text.normalize('NFKC');

/** Hyphens, long vowel marks and blanks that people put into phone numbers. */
const phoneSeparators = /[-‐-―−ーｰ\s().]/g;

/** Whether a text could be a phone number, in any width and with or without hyphens; the server saves it in one form. */
export const isPhone = (text: string): boolean =>
  /^\+?\d{9,15}$/.test(narrow(text).replaceAll(phoneSeparators, ''));

/** Whether a text is a year the contract accepts, in any width. */
export const isGraduationYear = (text: string): boolean => {
  const year = Number(narrow(text).trim());
  return Number.isInteger(year) && year >= 1950 && year <= 2100;
};

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** What is sent: optional fields left empty are null. Students of a university are linked to it later. */
export const requestOf = (fields: Registration): Omit<RegisterRequest, 'appName' | 'language'> => {
  const { email, password, confirmPassword, familyName, firstName, phone, graduationYear } = fields;
  return {
    email: email.trim(),
    password,
    confirmPassword,
    familyName: familyName.trim(),
    firstName: firstName.trim(),
    familyNameJp: orNull(fields.familyNameJp),
    firstNameJp: orNull(fields.firstNameJp),
    nickname: orNull(fields.nickname),
    phone: phone.trim(),
    graduationYear: graduationYear.trim() === '' ? null : Number(narrow(graduationYear)),
    gender: genders.find((gender) => gender === fields.gender) ?? null,
  };
};

/** What is kept of the form for after a reload: everything but the passwords. */
export const draftOf = ({
  password: _password,
  confirmPassword: _confirmation,
  ...rest
}: Registration): Draft => rest;
