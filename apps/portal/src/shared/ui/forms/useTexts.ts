import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useFormat } from '../../format/useFormat.ts';
import { typedText } from './typedText.ts';

/** Limits of the contract, from `…Limits` of the SDK. */
export interface TextLimits {
  readonly minLength?: number;
  readonly maxLength: number;
}

/** Schemas of texts within the contract's limits; a text is measured as sent, trimmed. */
export const useTexts = () => {
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
