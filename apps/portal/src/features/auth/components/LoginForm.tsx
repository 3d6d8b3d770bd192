import { appName, session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { logIn, type Session } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { missingFields, readCredentials, type CredentialField, type Credentials } from '../credentials.ts';

type FieldErrors = Readonly<Partial<Record<CredentialField, string>>>;

/** State on return from the second step. */
export interface ComeBack {
  readonly email: string;
  /** Why the second step failed; absent if the student chose to return. */
  readonly error?: unknown;
}

export interface LoginFormProps {
  /** Where the form begins after the second step; undefined at first. */
  readonly cameBack: ComeBack | undefined;
  /** Called with the session the server has begun, on leave or not. The form stays at work meanwhile. */
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  /** Called when the password is right and a code is required. */
  readonly onCodeAsked: (credentials: Credentials) => void;
}

/**
 * The first step of logging in. It is written by hand because react-hook-form would add 14 kB to the scripts of the login
 * page, which is over its budget.
 */
export function LoginForm({ cameBack, onLoggedIn, onCodeAsked }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const location = useLocation();
  const state: unknown = location.state;
  const form = useRef<HTMLFormElement>(null);
  /** Errors shown below the fields; the toast announces them and disappears. */
  const errorsOf = (error: unknown): FieldErrors => {
    const faults = fieldErrors(error);
    return Object.keys(faults).length > 0 ? faults : { password: errorMessage(error, tShared) };
  };
  const [errors, setErrors] = useState<FieldErrors>(() =>
    cameBack?.error === undefined ? {} : errorsOf(cameBack.error),
  );
  const [isWorking, setWorking] = useState(false);

  const focusOn = (field: CredentialField) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus();

  const tell = (error: unknown) => {
    if (error instanceof ApiError && error.code === 'ACCOUNT_BLOCKED') session.clear();
    notify.error(errorMessage(error, tShared));
    focusOn('password');
  };

  const comeBack = useEffectEvent(() => {
    if (cameBack === undefined) return;
    if (cameBack.error === undefined) focusOn('password');
    else tell(cameBack.error);
  });
  useEffect(() => comeBack(), []);

  const submit = async (credentials: Credentials) => {
    setWorking(true);
    try {
      await onLoggedIn(await logIn({ ...credentials, appName }));
    } catch (error) {
      if (error instanceof ApiError && error.code === 'TWO_STEP_REQUIRED') onCodeAsked(credentials);
      else {
        setErrors(errorsOf(error));
        tell(error);
      }
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
    // If the browser submits the form before hydration, the password must not end up in an address.
    <form ref={form} method="post" action={paths.login} noValidate onSubmit={onSubmit}>
      <Stack gap="medium">
        <TextField
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          defaultValue={cameBack?.email}
          error={errors.email}
        />
        <PasswordField
          label={t('fields.password')}
          labelEnd={
            <Link asChild size="small">
              <RouterLink to={{ pathname: paths.forgotPassword, search: location.search }} state={state}>
                {t('login.toForgot')}
              </RouterLink>
            </Link>
          }
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
  );
}
