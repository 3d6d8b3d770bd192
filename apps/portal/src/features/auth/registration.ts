import type { Language } from '@michi/api/session';
import type { RegisterRequest } from '@michi/api/user';
import type { Draft } from '../../shared/offline/drafts.ts';
import { typedEmail } from '../../shared/ui/forms/typedText.ts';
import { namesOf, nameFields, detailsOf, type NameField } from '../../shared/ui/person/person.ts';

const names = ['familyName', 'firstName', 'familyNameJp', 'firstNameJp', 'nickname'] as const;

/** Whether the registration form has a field for this name: readings and the middle name are in the profile. */
export const hasNameField = (name: NameField): name is (typeof names)[number] =>
  names.some((each) => each === name);

/** The form before anything was typed. The names are those of the contract. */
export const emptyRegistration = {
  email: '',
  password: '',
  confirmPassword: '',
  phone: '',
  familyName: '',
  firstName: '',
  familyNameJp: '',
  firstNameJp: '',
  nickname: '',
  gender: '',
  graduationYear: '',
  universityCode: '',
  /** Whether the terms are agreed to. */
  termsVersion: false,
};

export type Registration = typeof emptyRegistration;

export type RegistrationField = keyof Registration;

/** The fields of the form in the order of a reader's language. */
export const registrationFields = (language: Language): readonly RegistrationField[] => [
  'email',
  'password',
  'confirmPassword',
  'phone',
  ...nameFields(language).filter(hasNameField),
  'gender',
  'graduationYear',
  'universityCode',
  'termsVersion',
];

/** The request body: empty optional fields are null. Students are linked to a university later. */
export const requestOf = (
  fields: Registration,
): Omit<RegisterRequest, 'appName' | 'language' | 'termsVersion'> => ({
  ...namesOf(fields),
  ...detailsOf(fields),
  email: typedEmail(fields.email),
  password: fields.password,
  confirmPassword: fields.confirmPassword,
  phone: fields.phone.trim(),
});

/** The draft that survives a reload: everything but passwords and consent. */
export const draftOf = ({
  password: _password,
  confirmPassword: _confirmation,
  termsVersion: _consent,
  ...rest
}: Registration): Draft => rest;
