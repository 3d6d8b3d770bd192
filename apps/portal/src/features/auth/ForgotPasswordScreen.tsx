import { appName } from '@michi/api/session';
import { requestPasswordReset } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { ScreenIntroduction } from './components/ScreenIntroduction.tsx';
import { isEmail } from './registration.ts';
import { typedEmail } from '../../shared/ui/forms/typedText.ts';

/**
 * Asks for a mail to choose a new password with. The notice is the same for an email that exists and for one that does not, so
 * that nobody learns from it who has an account. It is shown once the server has taken the request: after a failure nothing was
 * sent, so the form shows the failure instead.
 */
export function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const [isWorking, setWorking] = useState(false);
  /** Counts the requests that were taken: each shows the notice anew, so that it is heard again. */
  const [asked, setAsked] = useState(0);
  const [failure, setFailure] = useState<string>();
  useScreenTitle(t('forgot.title'));

  const submit = async (email: string) => {
    setWorking(true);
    setFailure(undefined);
    try {
      await requestPasswordReset({ email, appName });
      setAsked((times) => times + 1);
    } catch (error) {
      const words = errorMessage(error, tShared);
      setAsked(0);
      setFailure(words);
      notify.error(words);
    } finally {
      setWorking(false);
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    // As it stands in the form, also what was typed before the page came alive.
    const email = typedEmail(field.current?.value ?? '');
    const message = email === '' ? t('required.email') : isEmail(email) ? undefined : t('rules.email');
    setFault(message);
    if (message === undefined) void submit(email);
    else field.current?.focus();
  };

  return (
    <AuthFrame>
      <Stack gap="large">
        <ScreenIntroduction title={t('forgot.title')}>{t('forgot.text')}</ScreenIntroduction>
        {asked > 0 && (
          <Alert key={asked} tone="info" title={t('forgot.sent')}>
            {t('forgot.sentText')}
          </Alert>
        )}
        {failure !== undefined && (
          <Alert tone="danger" silent title={t('forgot.failed')}>
            {failure}
          </Alert>
        )}
        <form method="post" action={paths.forgotPassword} noValidate onSubmit={onSubmit}>
          <Stack gap="medium">
            <TextField
              ref={field}
              label={t('fields.email')}
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              error={fault}
            />
            <Button
              type="submit"
              variant={asked === 0 ? 'primary' : 'secondary'}
              size="large"
              fullWidth
              working={isWorking}
              workingLabel={t('sending')}
            >
              {t(asked === 0 ? 'forgot.submit' : 'sendAgain')}
            </Button>
          </Stack>
        </form>
        <Text align="center">
          <Link asChild>
            <RouterLink to={{ pathname: paths.login, search }}>{t('toLogin')}</RouterLink>
          </Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
