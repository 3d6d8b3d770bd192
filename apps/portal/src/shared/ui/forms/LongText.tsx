import { TextArea, type TextAreaProps } from '@michi/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';
import { typedText } from './typedText.ts';

export interface LongTextProps extends Omit<TextAreaProps, 'rows' | 'grows' | 'counter' | 'maxLength'> {
  /** Limit of the contract, in characters; without it there is no counter. */
  readonly limit: number | undefined;
  /** How the characters are counted; default: by code points, as the contract counts. */
  readonly count?: (text: string) => number;
}

const countCodePoints = (text: string): number => [...text].length;

/**
 * A text of several sentences: eight lines that grow with it, and a counter. A longer text than the limit stays as typed; the
 * form's schema reports it.
 */
export function LongText({ limit, count = countCodePoints, ...rest }: LongTextProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (
    <TextArea
      {...rest}
      rows={8}
      grows
      counter={
        limit === undefined
          ? undefined
          : (text) => {
              const length = count(typedText(text));
              const over = length - limit;
              return over > 0
                ? t('form.over', { count: over, formatted: format.number(over) })
                : t('form.counter', { typed: format.number(length), limit: format.number(limit) });
            }
      }
    />
  );
}
