import { Button, type ButtonProps } from '@michi/design-system/button';
import type { FieldValues } from 'react-hook-form';
import type { SentFormState } from './useSentForm.ts';

export interface SubmitButtonProps<Fields extends FieldValues> extends Pick<
  ButtonProps,
  'children' | 'fullWidth' | 'icon' | 'size' | 'variant'
> {
  readonly state: SentFormState<Fields>;
  readonly workingLabel: string;
}

/** Submits a `SentForm` from within or from the footer of its dialog. Default variant: `primary`. */
export function SubmitButton<Fields extends FieldValues>({
  state: { isSending, rules },
  variant = 'primary',
  ...button
}: SubmitButtonProps<Fields>) {
  return <Button type="submit" form={rules.id} variant={variant} working={isSending} {...button} />;
}
