import { useTranslation } from 'react-i18next';
import { newPasswordRules } from '../../shared/ui/forms/newPasswordRules.ts';

/** Validation rules for `NewPasswordFields`, with the messages of these screens. */
export const useNewPasswordRules = () => {
  const { t } = useTranslation('auth');
  return newPasswordRules({
    required: t('required.password'),
    length: t('rules.password'),
    confirmRequired: t('required.confirmPassword'),
    differ: t('rules.passwordsDiffer'),
  });
};
