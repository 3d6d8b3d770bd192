import { TextArea, type TextAreaProps } from '@michi/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

export interface LongTextProps extends Omit<TextAreaProps, 'rows' | 'grows' | 'counter' | 'maxLength'> {
  /** Limit of the contract, in characters; without it there is no counter. */
  readonly limit: number | undefined;
  /** Accepts a longer text, to be shortened afterwards; the form's schema reports it. */
  readonly takesMore?: boolean;
}

/** A text of several sentences: eight lines that grow with it, and a counter. */
export function LongText({ limit, takesMore = false, ...rest }: LongTextProps) {
  const { t } = useTranslation('shared');
  const format = useFormat();
  return (
    <TextArea
      {...rest}
      rows={8}
      grows
      maxLength={takesMore ? undefined : limit}
      counter={
        limit === undefined
          ? undefined
          : (length) => t('form.counter', { typed: format.number(length), limit: format.number(limit) })
      }
    />
  );
}
