import { session, type Credentials } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { loginRequestLimits as limits, type Session } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { CodeField } from '@michi/design-system/code-field';
import { Link } from '@michi/design-system/link';
import { PasswordField } from '@michi/design-system/password-field';
import { Stack } from '@michi/design-system/stack';
import { TextField } from '@michi/design-system/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { errorMessage, fieldErrors } from '../../../shared/errors/errorMessage.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { signIn } from '../../../shared/session/beginSession.ts';
import { SentForm, SubmitButton } from '../../../shared/ui/forms/SentForm.tsx';
import { typedEmail } from '../../../shared/ui/forms/typedText.ts';
import { unsent, useSentForm } from '../../../shared/ui/forms/useSentForm.ts';
import { useTextRules } from '../../../shared/ui/forms/useTextRules.ts';
import { notify } from '../../../shared/ui/toasts/notify.ts';
import { ScreenIntroduction } from './AuthFrame.tsx';

/** State on return from the second step. */
export interface FirstStepReturn {
  readonly email: string;
  /** Why the second step failed; absent if the student chose to return. */
  readonly error?: ApiError;
}

interface LoginFormProps {
  /** Whether logging in is the main thing to do on the screen. */
  readonly isMain: boolean;
  /** Where the form begins after the second step; undefined at first. */
  readonly returned: FirstStepReturn | undefined;
  /** Called after signing in, on leave or not. The form stays at work meanwhile. */
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  /** Called when the password is right and a code is required. */
  readonly onCodeRequired: (credentials: Credentials) => void;
}

/** The first step of logging in. */
export function LoginForm({ isMain, returned, onLoggedIn, onCodeRequired }: LoginFormProps) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const location = useLocation();
  const locationState: unknown = location.state;
  /** An error of no field is shown below the password; the toast announces it and disappears. */
  const showError = (error: ApiError): boolean => {
    if (error.code === 'ACCOUNT_BLOCKED') session.clear();
    if (Object.keys(fieldErrors(error)).length > 0) return false;
    const message = errorMessage(error, shared);
    state.form.setError('password', { message }, { shouldFocus: true });
    notify.error(message);
    return true;
  };
  const state = useSentForm({
    id: 'login',
    names: ['email', 'password'],
    hasErrorSummary: false,
    schema: z.object({
      email: z.string().check(z.refine((email) => typedEmail(email) !== '', t('required.email'))),
      password: z.string().check(z.minLength(1, t('required.password'))),
    }),
    // Without other values the form takes those a password manager filled in before hydration.
    defaultValues: returned === undefined ? {} : { email: returned.email },
    send: async (fields) => {
      // A password is sent exactly as typed: blanks at its ends are part of it.
      const credentials = { ...fields, email: typedEmail(fields.email) };
      try {
        return await signIn(credentials);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'TWO_STEP_REQUIRED') throw error;
        onCodeRequired(credentials);
        return unsent;
      }
    },
    onSent: onLoggedIn,
    onRefused: showError,
  });

  const { setFocus } = state.form;
  const continueAfterReturn = useEffectEvent(() => {
    if (returned === undefined) return;
    if (returned.error === undefined) setFocus('password');
    else showError(returned.error);
  });
  useEffect(() => continueAfterReturn(), []);

  return (
    // If the browser submits the form before hydration, the password must not end up in an address.
    <SentForm state={state} gap="medium" method="post" action={paths.login}>
      <TextField
        {...state.field('email')}
        required
        label={t('fields.email')}
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        {...state.field('password')}
        required
        label={t('fields.password')}
        labelEnd={
          <Link asChild size="small">
            <RouterLink
              to={{ pathname: paths.forgotPassword, search: location.search }}
              state={locationState}
            >
              {t('login.toForgot')}
            </RouterLink>
          </Link>
        }
        autoComplete="current-password"
        showLabel={shared('form.show')}
        hideLabel={shared('form.hide')}
      />
      <SubmitButton
        variant={isMain ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        state={state}
        workingLabel={t('login.working')}
      >
        {t('login.submit')}
      </SubmitButton>
    </SentForm>
  );
}

interface TwoStepFormProps {
  readonly credentials: Credentials;
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  readonly onBack: (reason: FirstStepReturn) => void;
}

/** Errors that concern the first step, not the code. */
const firstStepCodes: readonly (string | null)[] = ['WRONG_CREDENTIALS', 'ACCOUNT_BLOCKED'];

/** The second step of logging in: a code of the authenticator app, or one of the recovery codes. */
export function TwoStepForm({ credentials, onLoggedIn, onBack }: TwoStepFormProps) {
  const { t } = useTranslation('auth');
  const texts = useTextRules();
  const [isRecovery, setRecovery] = useState(false);
  const state = useSentForm({
    id: 'two-step',
    names: ['twoStepCode'],
    hasErrorSummary: false,
    schema: z.object({
      twoStepCode: texts.needed(
        limits.twoStepCode,
        t(isRecovery ? 'required.recoveryCode' : 'required.code'),
      ),
    }),
    defaultValues: { twoStepCode: '' },
    send: async ({ twoStepCode }) => onLoggedIn(await signIn({ ...credentials, twoStepCode })),
    onRefused: (error) => {
      if (!firstStepCodes.includes(error.code)) return false;
      onBack({ email: credentials.email, error });
      return true;
    },
  });
  const { setFocus, resetField } = state.form;
  // The student waits for nothing but this field, also when it becomes that of the other code.
  useEffect(() => setFocus('twoStepCode'), [isRecovery, setFocus]);
  const change = () => {
    resetField('twoStepCode');
    setRecovery(!isRecovery);
  };

  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('twoStep.title')}>
        {t(isRecovery ? 'twoStep.recoveryText' : 'twoStep.text')}
      </ScreenIntroduction>
      <SentForm state={state} gap="medium" method="post" action={paths.login}>
        <CodeField
          key={isRecovery ? 'recovery' : 'app'}
          {...state.field('twoStepCode')}
          required
          label={t(isRecovery ? 'fields.recoveryCode' : 'fields.code')}
          accepts={isRecovery ? 'lettersAndDigits' : 'digits'}
        />
        <SubmitButton size="large" fullWidth state={state} workingLabel={t('login.working')}>
          {t('login.submit')}
        </SubmitButton>
      </SentForm>
      <Stack gap="xsmall" align="center">
        <Button variant="ghost" onClick={change}>
          {t(isRecovery ? 'twoStep.useApp' : 'twoStep.useRecovery')}
        </Button>
        <Button variant="ghost" onClick={() => onBack({ email: credentials.email })}>
          {t('twoStep.back')}
        </Button>
      </Stack>
    </Stack>
  );
}
