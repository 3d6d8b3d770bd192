import { appName, session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { logIn } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Heading } from '@michi/design-system/heading';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { TextField } from '@michi/design-system/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage, fieldErrors } from '../../shared/errors/errorMessage.ts';
import { paths, safeNext } from '../../shared/paths.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { notify } from '../../shared/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { missingFields, readCredentials, type CredentialField, type Credentials } from './credentials.ts';

type FieldErrors = Readonly<Partial<Record<CredentialField, string>>>;

/** Logs a student in and leads on to `next`, else to the dashboard (decisions, "Open points"). */
export function LoginScreen() {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [isWorking, setWorking] = useState(false);
  useScreenTitle(t('login.title'));

  const focusOn = (field: CredentialField) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  const fail = (error: unknown) => {
    const message = errorMessage(error, tShared);
    if (error instanceof ApiError && error.code === 'ACCOUNT_BLOCKED') session.clear();
    const faults = fieldErrors(error);
    // The toast says it aloud and goes; below the password it stays to be read.
    setErrors(Object.keys(faults).length > 0 ? faults : { password: message });
    notify.error(message);
    focusOn('password');
  };

  const submit = async (credentials: Credentials) => {
    setWorking(true);
    try {
      const begun = await logIn({ ...credentials, appName });
      if (begun.accountStatus === 'ON_LEAVE') {
        setErrors({ email: t('login.onLeave') });
        focusOn('email');
        return;
      }
      beginSession(begun);
      notify.success(t('login.done'));
      await navigate(safeNext(query.get('next')) ?? paths.dashboard, { replace: true });
    } catch (error) {
      fail(error);
    } finally {
      setWorking(false);
    }
  };

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isWorking) return;
    const credentials = readCredentials(new FormData(event.currentTarget));
    const missing = missingFields(credentials);
    setErrors(Object.fromEntries(missing.map((field) => [field, t(`required.${field}`)])));
    if (missing[0] === undefined) void submit(credentials);
    else focusOn(missing[0]);
  };

  return (
    <AuthFrame>
      <Stack gap="large">
        <Stack gap="xxsmall">
          <Heading level={1} focusable>
            {t('login.welcome')}
          </Heading>
          <Text tone="soft">{t('login.text')}</Text>
        </Stack>
        {/* Sent by the browser itself before the page is alive, a password must not end up in an address. */}
        <form ref={form} method="post" action={paths.login} noValidate onSubmit={onSubmit}>
          <Stack gap="medium">
            <TextField
              label={t('fields.email')}
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              required
              error={errors.email}
            />
            <PasswordField
              label={t('fields.password')}
              name="password"
              autoComplete="current-password"
              showLabel={tShared('form.show')}
              hideLabel={tShared('form.hide')}
              required
              error={errors.password}
            />
            <Button
              type="submit"
              variant="primary"
              size="large"
              fullWidth
              working={isWorking}
              workingLabel={t('login.working')}
            >
              {t('login.submit')}
            </Button>
          </Stack>
        </form>
        <Text tone="soft" align="center">
          {t('login.newHere')}{' '}
          <Link asChild>
            <RouterLink to={{ pathname: paths.register, search }}>{t('login.toRegister')}</RouterLink>
          </Link>
        </Text>
      </Stack>
    </AuthFrame>
  );
}
