import { useTranslation } from 'react-i18next';
import { newPasswordRules } from '../../shared/ui/forms/newPasswordRules.ts';

/** The rules for the fields of `NewPasswordFields`, in the words of these screens. */
export const useNewPasswordRules = () => {
  const { t } = useTranslation('auth');
  return newPasswordRules({
    required: t('required.password'),
    length: t('rules.password'),
    confirmRequired: t('required.confirmPassword'),
    differ: t('rules.passwordsDiffer'),
  });
};
