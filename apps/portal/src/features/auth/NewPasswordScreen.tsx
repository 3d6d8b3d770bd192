import { session } from '@michi/api/session';
import { resetPassword } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { paths } from '../../shared/navigation/paths.ts';
import type { NewPassword } from '../../shared/ui/forms/useTextRules.ts';
import { SentForm, SubmitButton } from '../../shared/ui/forms/SentForm.tsx';
import { useSentForm } from '../../shared/ui/forms/useSentForm.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';
import { NewPasswordFields, useNewPasswordRules } from './components/NewPasswordFields.tsx';
import { useFragment } from './useFragment.ts';

interface NewPasswordFormProps {
  readonly token: string;
  /** Confirms that the password is saved. */
  readonly done: string;
  readonly onRefused: () => void;
}

/** The password twice. Changing it ends every session of the account, so the login page follows. */
function NewPasswordForm({ token, done, onRefused }: NewPasswordFormProps) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const rules = useNewPasswordRules();
  const state = useSentForm({
    id: 'new-password',
    names: ['password', 'confirmPassword'],
    schema: z.object(rules.shape).check(rules.isSame<NewPassword>()),
    defaultValues: { password: '', confirmPassword: '' },
    send: (password) => resetPassword({ token, ...password }),
    onSent: async () => {
      session.clear();
      notify.success(done);
      await navigate(paths.login, { replace: true });
    },
    onRefused: ({ code }) => {
      if (code !== 'TOKEN_INVALID') return false;
      onRefused();
      return true;
    },
  });

  return (
    <SentForm state={state} gap="medium" method="post" action={paths.resetPassword}>
      <NewPasswordFields />
      <SubmitButton size="large" fullWidth state={state} workingLabel={t('newPassword.working')}>
        {t('newPassword.submit')}
      </SubmitButton>
    </SentForm>
  );
}

interface NewPasswordScreenProps extends Pick<NewPasswordFormProps, 'done'> {
  readonly title: string;
  readonly text: string;
  /** Instructions for an expired link. */
  readonly askAgain: string;
}

function NewPasswordScreen({ title, text, askAgain, done }: NewPasswordScreenProps) {
  const { t } = useTranslation('auth');
  const token = useFragment().get('token');
  const [refusedToken, setRefusedToken] = useState<string>();
  const isGood = token !== null && token !== refusedToken;
  return (
    <AuthFrame>
      <Stack gap="large">
        <ScreenIntroduction title={title}>{text}</ScreenIntroduction>
        {isGood ? (
          <NewPasswordForm token={token} done={done} onRefused={() => setRefusedToken(token)} />
        ) : (
          <Stack gap="medium">
            <Alert tone="danger" title={t('link.invalid')}>
              {askAgain}
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

/** Sets a new password with the token of a mail, in the fragment: `#token=…`. */
export function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  return (
    <NewPasswordScreen
      title={t('newPassword.title')}
      text={t('newPassword.text')}
      askAgain={t('newPassword.askAgain')}
      done={t('newPassword.done')}
    />
  );
}

/**
 * Sets a first password, for an account created without one, with the token of a mail. Links for users added by an
 * admin are valid for longer than those a student requests, so the text names no time.
 */
export function CreatePasswordScreen() {
  const { t } = useTranslation('auth');
  return (
    <NewPasswordScreen
      title={t('createPassword.title')}
      text={t('createPassword.text')}
      askAgain={t('createPassword.askAgain')}
      done={t('createPassword.done')}
    />
  );
}
