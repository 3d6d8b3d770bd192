import { RadioGroup } from '@michi/design-system/radio-group';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/ui/forms/useFields.ts';
import { noAnswer, ratings } from '../feedbackAnswers.ts';

export interface RatingFieldProps {
  readonly name: string;
  readonly label: string;
  /** Whether an answer is required; otherwise there is an option for none. */
  readonly isRequired?: boolean;
}

/** A point on a scale of one to five. */
export function RatingField({ name, label, isRequired = false }: RatingFieldProps) {
  const { t } = useTranslation('help');
  const { field } = useFields<Record<string, string>>();
  const points = ratings.map((rating) => ({ value: rating, label: rating }));
  return (
    <RadioGroup<string>
      {...field(name, isRequired ? { isRequired } : {})}
      label={label}
      orientation="horizontal"
      options={isRequired ? points : [...points, { value: noAnswer, label: t('feedback.noAnswer') }]}
    />
  );
}
