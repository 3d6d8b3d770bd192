import { Button, type ButtonProps } from '@michi/design-system/button';
import type { FieldValues } from 'react-hook-form';
import type { SentFormState } from './useSentForm.ts';

export interface SubmitButtonProps<Fields extends FieldValues> extends Pick<
  ButtonProps,
  'children' | 'fullWidth' | 'icon' | 'size' | 'variant'
> {
  readonly state: SentFormState<Fields>;
  /** What it says while the form is on its way. */
  readonly workingLabel: string;
}

/** Sends a `SentForm`, in it or in the footer of its dialog. `primary` unless said otherwise. */
export function SubmitButton<Fields extends FieldValues>({
  state: { isSending, rules },
  variant = 'primary',
  ...button
}: SubmitButtonProps<Fields>) {
  return <Button type="submit" form={rules.id} variant={variant} working={isSending} {...button} />;
}
