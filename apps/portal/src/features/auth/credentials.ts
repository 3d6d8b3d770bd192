import { typedEmail } from '../../shared/ui/forms/typedText.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export type CredentialField = keyof Credentials;

const textOf = (value: FormDataEntryValue | null): string => (typeof value === 'string' ? value : '');

/** Reads the form's current values, including those a password manager filled in before hydration. */
export const readCredentials = (form: FormData): Credentials => ({
  email: typedEmail(textOf(form.get('email'))),
  // A password is kept exactly as typed: blanks at its ends are part of it.
  password: textOf(form.get('password')),
});

/** The required fields that are empty, in the order of the form (specs/COVERAGE.md, section 5). */
export const missingFields = ({ email, password }: Credentials): readonly CredentialField[] => [
  ...(email === '' ? (['email'] as const) : []),
  ...(password === '' ? (['password'] as const) : []),
];
