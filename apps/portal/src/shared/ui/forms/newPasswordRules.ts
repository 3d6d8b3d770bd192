import { normalizeText } from '@michi/api/text';
import { resetPasswordRequestLimits as limits } from '@michi/api/user';
import * as z from 'zod/mini';

/** Keyboards encode a letter in several ways, so passwords are compared normalized (NIST SP 800-63B, 3.1.1.2). */
const isSamePassword = (one: string, other: string): boolean =>
  normalizeText(one, 'NFC') === normalizeText(other, 'NFC');

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface NewPasswordMessages {
  readonly required: string;
  readonly length: string;
  readonly confirmRequired: string;
  readonly differ: string;
}

/** Rules of a new password (`shape`), and of its repetition (`isSame`). */
export const newPasswordRules = (messages: NewPasswordMessages) => {
  const { minLength, maxLength } = limits.password;
  return {
    shape: {
      password: z.string().check(
        z.minLength(1, messages.required),
        z.refine((password) => {
          const { length } = [...password];
          return length >= minLength && length <= maxLength;
        }, messages.length),
      ),
      confirmPassword: z.string().check(z.minLength(1, messages.confirmRequired)),
    },
    isSame: <Fields extends NewPassword>() =>
      z.refine<Fields>(({ password, confirmPassword }) => isSamePassword(password, confirmPassword), {
        path: ['confirmPassword'],
        error: messages.differ,
      }),
  };
};
