import { PasswordField } from '@michi/design-system/password-field';
import { useTranslation } from 'react-i18next';
import { useFields } from '../../../shared/ui/forms/useFields.ts';

/** The two fields in which a password is chosen, in a form whose schema has `useNewPasswordRules`. */
export function NewPasswordFields() {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const { field } = useFields<{ password: string; confirmPassword: string }>();
  const words = { showLabel: shared('form.show'), hideLabel: shared('form.hide') };
  return (
    <>
      <PasswordField
        {...field('password', { isRequired: true })}
        {...words}
        label={t('fields.password')}
        hint={t('hints.password')}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword', { isRequired: true })}
        {...words}
        label={t('fields.confirmPassword')}
        autoComplete="new-password"
      />
    </>
  );
}
