import { session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { resetPassword } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { ErrorSummary } from '@michi/design-system/error-summary';
import { PasswordField } from '@michi/design-system/password-field';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { errorMessage, fieldErrors } from '../../shared/errors/errorMessage.ts';
import { paths } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { ScreenWords } from './components/ScreenWords.tsx';
import { passwordLength } from './registration.ts';
import { useFragment } from './useFragment.ts';

const fields = ['password', 'confirmPassword'] as const;

type NewPassword = Record<(typeof fields)[number], string>;

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

  const fail = (error: unknown) => {
    const faults = fieldErrors(error);
    for (const field of fields) {
      const message = faults[field];
      if (message !== undefined) setError(field, { message });
    }
    notify.error(errorMessage(error, tShared));
  };
  const send = async (password: NewPassword) => {
    try {
      await resetPassword({ token, ...password });
      session.clear();
      notify.success(t('newPassword.done'));
      await navigate(paths.login, { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TOKEN_INVALID') onRefused();
      else fail(error);
    }
  };

  const faults = fields.flatMap((name) => {
    const message = errors[name]?.message;
    return message === undefined ? [] : [{ fieldId: idOf(name), message }];
  });
  const field = (name: keyof NewPassword) => ({
    id: idOf(name),
    label: t(`fields.${name}`),
    error: errors[name]?.message,
    required: true,
    autoComplete: 'new-password' as const,
    showLabel: tShared('form.show'),
    hideLabel: tShared('form.hide'),
  });
  return (
    <form
      method="post"
      action={paths.resetPassword}
      noValidate
      onSubmit={(event) => void handleSubmit(send)(event)}
    >
      <Stack gap="medium">
        <ErrorSummary
          title={tShared('form.faults', { count: faults.length })}
          errors={faults}
          attempt={submitCount}
        />
        <PasswordField
          {...field('password')}
          hint={t('hints.password')}
          {...register('password', {
            required: t('required.password'),
            minLength: { value: passwordLength.minimum, message: t('rules.password') },
            maxLength: { value: passwordLength.maximum, message: t('rules.password') },
          })}
        />
        <PasswordField
          {...field('confirmPassword')}
          {...register('confirmPassword', {
            required: t('required.confirmPassword'),
            validate: (value) => value === getValues('password') || t('rules.passwordsDiffer'),
          })}
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
        <ScreenWords title={title}>{isGood ? text : t('newPassword.askAgain')}</ScreenWords>
        {isGood ? (
          <NewPasswordForm token={token} onRefused={() => setRefusedToken(token)} />
        ) : (
          <Stack gap="medium">
            <Alert tone="danger">{t('link.invalid')}</Alert>
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
