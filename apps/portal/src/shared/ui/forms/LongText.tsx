import { TextArea, type TextAreaProps } from '@michi/design-system/text-area';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../format/useFormat.ts';

export interface LongTextProps extends Omit<TextAreaProps, 'rows' | 'grows' | 'counter' | 'maxLength'> {
  /** Most characters, as the contract has it; nothing is counted without it. */
  readonly limit: number | undefined;
  /** Takes more than `limit` to be shortened afterwards; the form's schema says that it is too long. */
  readonly takesMore?: boolean;
}

/** A text of several sentences: eight lines that grow with it, and the characters typed beside the most. */
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
