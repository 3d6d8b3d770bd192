import { Button, type ButtonProps } from '@michi/design-system/button';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { type SentFormState, FormRulesContext } from './useSentForm.ts';
import { Alert } from '@michi/design-system/alert';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { Stack, type StackProps } from '@michi/design-system/stack';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface SubmitButtonProps<Fields extends FieldValues> extends Pick<
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

interface SentFormProps<Fields extends FieldValues> extends Pick<
  ComponentProps<'form'>,
  'method' | 'action'
> {
  readonly state: SentFormState<Fields>;
  readonly gap?: StackProps['gap'];
  readonly children: ReactNode;
}

/**
 * A form with a summary of its errors, which is focused after a failed submission. An error of no field is shown as an
 * alert; a toast announces it.
 */
export function SentForm<Fields extends FieldValues>({
  state: { form, rules, names, labelOf, hasErrorSummary, submit },
  gap = 'large',
  children,
  ...address
}: SentFormProps<Fields>) {
  const { t } = useTranslation('shared');
  const { errors, submitCount } = form.formState;
  const faults = names().flatMap((name) => {
    const message = form.getFieldState(name, form.formState).error?.message;
    if (message === undefined) return [];
    const label = labelOf(name);
    return [
      {
        fieldId: `${rules.id}-${name}`,
        message: label === undefined ? message : t('form.faultOf', { label, message }),
      },
    ];
  });
  const whole = errors.root?.message;
  return (
    <FormProvider {...form}>
      <FormRulesContext value={rules}>
        <form {...address} id={rules.id} noValidate onSubmit={submit}>
          <Stack gap={gap}>
            {hasErrorSummary && (
              <ErrorSummary
                title={t('form.faults', { count: faults.length })}
                errors={faults}
                attempt={submitCount}
              />
            )}
            {whole !== undefined && faults.length === 0 && (
              <Alert tone="danger" silent>
                {whole}
              </Alert>
            )}
            {children}
          </Stack>
        </form>
      </FormRulesContext>
    </FormProvider>
  );
}
