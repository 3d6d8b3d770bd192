import { session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { resetPassword } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { FormFaults } from '../../shared/forms/FormFaults.tsx';
import { tellFailure } from '../../shared/forms/tellFailure.ts';
import { paths } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { NewPasswordFields, type NewPassword } from './components/NewPasswordFields.tsx';
import { ScreenWords } from './components/ScreenWords.tsx';
import { useFragment } from './useFragment.ts';
import { useNewPasswordRules } from './useNewPasswordRules.ts';

const fields = ['password', 'confirmPassword'] as const;

const idOf = (field: keyof NewPassword): string => `new-password-${field}`;

interface NewPasswordFormProps {
  /** The token of the mail. */
  readonly token: string;
  readonly onRefused: () => void;
}

/** The password twice. Changing it ends every session of the account, so the login page comes next. */
function NewPasswordForm({ token, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const {
    register,
    handleSubmit,
    setError,
    getValues,
    formState: { errors, isSubmitting, submitCount },
  } = useForm<NewPassword>({
    defaultValues: { password: '', confirmPassword: '' },
    shouldFocusError: false,
  });
  const rules = useNewPasswordRules(() => getValues('password'));

  const send = async (password: NewPassword) => {
    try {
      await resetPassword({ token, ...password });
      session.clear();
      notify.success(t('newPassword.done'));
      await navigate(paths.login, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOKEN_INVALID') onRefused();
      else tellFailure(error, fields, tShared, (name, message) => setError(name, { message }));
    }
  };

  return (
    <form
      method="post"
      action={paths.resetPassword}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Stack gap="medium">
        <FormFaults names={fields} errors={errors} idOf={idOf} attempt={submitCount} />
        <NewPasswordFields
          idOf={idOf}
          errors={errors}
          password={register('password', rules.password)}
          confirmPassword={register('confirmPassword', rules.confirmPassword)}
        />
        <Button
          type="submit"
          variant="primary"
          size="large"
          fullWidth
          working={isSubmitting}
          workingLabel={t('newPassword.working')}
        >
          {t('newPassword.submit')}
        </Button>
      </Stack>
    </form>
  );
}

interface NewPasswordScreenProps {
  readonly title: string;
  readonly text: string;
}

function NewPasswordScreen({ title, text }: NewPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const token = useFragment().get('token');
  const [refusedToken, setRefusedToken] = useState<string>();
  useScreenTitle(title);
  const isGood = token !== null && token !== refusedToken;
  return (
    <AuthFrame>
      <Stack gap="large">
        <ScreenWords title={title}>{text}</ScreenWords>
        {isGood ? (
          <NewPasswordForm token={token} onRefused={() => setRefusedToken(token)} />
        ) : (
          <Stack gap="medium">
            <Alert tone="danger" title={t('link.invalid')}>
              {t('newPassword.askAgain')}
            </Alert>
            <Button asChild variant="primary" size="large" fullWidth>
              <RouterLink to={paths.forgotPassword}>{t('newPassword.toForgot')}</RouterLink>
            </Button>
          </Stack>
        )}
      </Stack>
    </AuthFrame>
  );
}

/** Chooses a new password with the token of a mail, which the fragment carries: `#token=…`. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  return <NewPasswordScreen title={t('newPassword.title')} text={t('newPassword.text')} />;
}

/** Chooses a first password, for an account that was made without one, with the token of a mail. */
export function CreatePasswordScreen() {
  const { t } = useTranslation('auth');
  return <NewPasswordScreen title={t('createPassword.title')} text={t('createPassword.text')} />;
}
