import { RadioGroup } from '@michi/design-system/radio-group';
import { useTranslation } from 'react-i18next';
import { noAnswer, ratings } from '../feedbackAnswers.ts';

export interface RatingFieldProps {
  readonly id?: string;
  readonly label: string;
  /** An answer is asked for; otherwise there is one more, for saying nothing after all. */
  readonly isRequired?: boolean;
  readonly value: string | undefined;
  readonly onChange: (rating: string) => void;
  readonly error?: string | undefined;
}

/** A point on a scale of one to five. */
export function RatingField({ id, label, isRequired = false, value, onChange, error }: RatingFieldProps) {
  const { t } = useTranslation('help');
  const { t: shared } = useTranslation('shared');
  const points = ratings.map((rating) => ({ value: rating, label: rating }));
  return (
    <RadioGroup<string>
      id={id}
      label={label}
      {...(isRequired && { requirement: shared('form.required') })}
      orientation="horizontal"
      options={isRequired ? points : [...points, { value: noAnswer, label: t('feedback.noAnswer') }]}
      value={value ?? null}
      onValueChange={onChange}
      error={error}
    />
  );
}
