import type { Language } from '@michi/api/session';
import type { RegisterRequest } from '@michi/api/user';
import { readYear } from '@michi/design-system/date-field';
import type { Draft } from '../../shared/offline/drafts.ts';
import { typedEmail } from '../../shared/ui/forms/typedText.ts';
import { namesOf, readingsOf } from '../../shared/ui/person/person.ts';
import { textOrNull } from '../../shared/ui/person/personRules.ts';

/** The form before anything was typed. The names are those of the contract. */
export const emptyRegistration = {
  email: '',
  password: '',
  /** Only asked to look for an account on the companion internship application. */
  phone: '',
  familyName: '',
  firstName: '',
  familyNameJp: '',
  firstNameJp: '',
  familyNameFurigana: '',
  firstNameFurigana: '',
  graduationYear: '',
  /** Whether the terms are agreed to. */
  termsVersion: false,
};

export type Registration = typeof emptyRegistration;

export type RegistrationField = keyof Registration;

/** The names asked in each language; the others can be added in the profile. */
export const registrationNames = {
  en: ['familyName', 'firstName'],
  jp: ['familyNameJp', 'firstNameJp', 'familyNameFurigana', 'firstNameFurigana'],
} as const satisfies Readonly<Record<Language, readonly RegistrationField[]>>;

/** The fields of the form in the order of a reader's language. */
export const registrationFields = (language: Language): readonly RegistrationField[] => [
  'email',
  'password',
  'phone',
  ...registrationNames[language],
  'graduationYear',
  'termsVersion',
];

/** The request body: empty optional fields are null. Students are linked to a university later. */
export const requestOf = (
  fields: Registration,
): Omit<RegisterRequest, 'appName' | 'language' | 'termsVersion'> => ({
  ...namesOf(fields),
  ...readingsOf(fields),
  email: typedEmail(fields.email),
  password: fields.password,
  phone: textOrNull(fields.phone),
  graduationYear: readYear(fields.graduationYear),
});

/** The draft that survives a reload: everything but the password and consent. */
export const draftOf = ({ password: _password, termsVersion: _consent, ...rest }: Registration): Draft =>
  rest;
