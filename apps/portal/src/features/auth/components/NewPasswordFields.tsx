import { PasswordField } from '@michi/design-system/password-field';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';

/** A password chosen, and typed again. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

export interface NewPasswordFieldsProps {
  readonly idOf: (field: keyof NewPassword) => string;
  readonly errors: FieldErrors<NewPassword>;
  /** The fields as the form registers them, with the rules of `useNewPasswordRules`. */
  readonly password: UseFormRegisterReturn;
  readonly confirmPassword: UseFormRegisterReturn;
}

/** The two fields in which a password is chosen. */
export function NewPasswordFields({ idOf, errors, password, confirmPassword }: NewPasswordFieldsProps) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const field = (name: keyof NewPassword) => ({
    id: idOf(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    requirement: shared('form.required'),
    required: true,
    showLabel: shared('form.show'),
    hideLabel: shared('form.hide'),
  });
  return (
    <>
      <PasswordField
        {...field('password')}
        hint={t('hints.password')}
        {...password}
        autoComplete="new-password"
      />
      <PasswordField {...field('confirmPassword')} {...confirmPassword} autoComplete="new-password" />
    </>
  );
}
