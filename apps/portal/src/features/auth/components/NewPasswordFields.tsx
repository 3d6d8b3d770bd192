import { PasswordField } from '@michi/design-system/password-field';
import { useTranslation } from 'react-i18next';
import { newPasswordRules } from '../../../shared/ui/forms/useTextRules.ts';
import { useFields } from '../../../shared/ui/forms/useSentForm.ts';

/** The field in which a password is chosen, in a form whose schema has the `password` of `useNewPasswordRules`. */
export function NewPasswordField() {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const { field } = useFields<{ password: string }>();
  return (
    <PasswordField
      {...field('password', { isRequired: true })}
      showLabel={shared('form.show')}
      hideLabel={shared('form.hide')}
      label={t('fields.password')}
      hint={t('hints.password')}
      autoComplete="new-password"
    />
  );
}

/** The password and its repetition, in a form whose schema has `useNewPasswordRules`. */
export function NewPasswordFields() {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const { field } = useFields<{ confirmPassword: string }>();
  return (
    <>
      <NewPasswordField />
      <PasswordField
        {...field('confirmPassword', { isRequired: true })}
        showLabel={shared('form.show')}
        hideLabel={shared('form.hide')}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}

/** Validation rules for these fields, with the messages of these screens. */
export const useNewPasswordRules = () => {
  const { t } = useTranslation('auth');
  return newPasswordRules({
    required: t('required.password'),
    length: t('rules.password'),
    confirmRequired: t('required.confirmPassword'),
    differ: t('rules.passwordsDiffer'),
  });
};
