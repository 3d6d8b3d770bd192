import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../format/useFormat.ts';
import { typedText } from './typedText.ts';

/** How long a text may be, as the contract has it (`…Limits` of the SDK). */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
}

/** The schemas of texts, within the limits of the contract; a text is measured as it is sent, without blanks around it. */
export const useTexts = () => {
  const { t } = useTranslation('shared');
  const format = useFormat();
  const within = ({ maxLength }: TextLimits) =>
    z.refine<string>(
      (text) => [...typedText(text)].length <= maxLength,
      t('form.tooLong', { formatted: format.number(maxLength) }),
    );
  return {
    /** A text that may be left out. */
    optional: (limits: TextLimits) => z.string().check(within(limits)),
    /** A text with something to see in it; `needed` says so where there is not. */
    needed: (limits: TextLimits, needed: string) =>
      z.string().check(
        z.refine((text) => typedText(text) !== '', needed),
        within(limits),
      ),
    /** A choice from a list; `needed` is the message if it is missing. */
    choice: (needed: string) => z.string().check(z.minLength(1, needed)),
  };
};
