import { useTranslation } from 'react-i18next';
import { isSamePassword } from '../../shared/forms/isSamePassword.ts';
import { passwordLength } from './registration.ts';

/**
 * What a form asks of a password that is chosen, and of the one typed again.
 * @param chosen gives the password as it is now
 */
export const useNewPasswordRules = (chosen: () => string) => {
  const { t } = useTranslation('auth');
  return {
    password: {
      required: t('required.password'),
      minLength: { value: passwordLength.minimum, message: t('rules.password') },
      maxLength: { value: passwordLength.maximum, message: t('rules.password') },
    },
    confirmPassword: {
      required: t('required.confirmPassword'),
      validate: (value: string) => isSamePassword(value, chosen()) || t('rules.passwordsDiffer'),
    },
  };
};
