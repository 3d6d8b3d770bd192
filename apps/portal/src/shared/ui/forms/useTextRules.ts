import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../format/useFormat.ts';
import { typedText } from './typedText.ts';
import { normalizeText } from '@michi/api/text';
import { resetPasswordRequestLimits } from '@michi/api/user';

/** Limits of the contract, from `…Limits` of the SDK. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
}

/** Schemas of texts within the contract's limits; a text is measured as sent, trimmed. */
export const useTextRules = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const tooLong = ({ maxLength }: TextLimits) => t('form.tooLong', { formatted: format.number(maxLength) });
  const isWithin = (text: string, { maxLength }: TextLimits) => [...typedText(text)].length <= maxLength;
  const within = (limits: TextLimits) => z.refine<string>((text) => isWithin(text, limits), tooLong(limits));
  return {
    /** The error of an optional text, for a schema whose fields differ with its values. */
    faultOf: (text: string, limits: TextLimits) => (isWithin(text, limits) ? undefined : tooLong(limits)),
    optional: (limits: TextLimits) => z.string().check(within(limits)),
    /** `needed` is the message if nothing in the text is visible. */
    needed: (limits: TextLimits, needed: string) =>
      z.string().check(
        z.refine((text) => typedText(text) !== '', needed),
        within(limits),
      ),
    /** A choice from a list; `needed` is the message if it is missing. */
    choice: (needed: string) => z.string().check(z.minLength(1, needed)),
  };
};

/** Keyboards encode a letter in several ways, so passwords are compared normalized (NIST SP 800-63B, 3.1.1.2). */
const isSamePassword = (one: string, other: string): boolean =>
  normalizeText(one, 'NFC') === normalizeText(other, 'NFC');

export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordMessages {
  readonly required: string;
  readonly length: string;
  readonly confirmRequired: string;
  readonly differ: string;
}

/** Rules of a new password (`shape`), and of its repetition (`isSame`). */
export const newPasswordRules = (messages: NewPasswordMessages) => {
  const { minLength, maxLength } = resetPasswordRequestLimits.password;
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
