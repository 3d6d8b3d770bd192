import { session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { showAccount, verifyEmail } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Spinner } from '@michi/design-system/spinner';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { errorMessage } from '../../../shared/errors/errorMessage.ts';
import { paths, toLogin } from '../../../shared/navigation/paths.ts';
import { useIsSignedIn } from '../../../shared/session/useIsSignedIn.ts';
import { EmailVerified } from './EmailVerified.tsx';
import { ScreenIntroduction } from './ScreenIntroduction.tsx';
import { SendAgainButton } from './SendAgainButton.tsx';

type Check =
  | { readonly kind: 'working' | 'verified' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Any 422 is about the token, since the request contains nothing else. */
const checkOf = (error: unknown): Check =>
  error instanceof ApiError && (error.code === 'TOKEN_INVALID' || error.status === 422)
    ? { kind: 'invalid' }
    : { kind: 'failed', error };

/** Whether a used link has done its work; unknown without a session or account. */
const isVerifiedAlready = (isSignedIn: boolean): Promise<boolean> =>
  isSignedIn
    ? showAccount().then(
        ({ isEmailVerified }) => isEmailVerified,
        () => false,
      )
    : Promise.resolve(false);

/** Verifies an email with the token of a mail, at once. A link that is opened again says what it has done. */
export function EmailCheck({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const isSignedIn = useIsSignedIn();
  const [check, setCheck] = useState<Check>({ kind: 'working' });
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    // Never aborted: the token is valid for one use, and its response is needed.
    verifyEmail({ token }).then(
      () => setCheck({ kind: 'verified' }),
      async (error: unknown) => {
        const failed = checkOf(error);
        const isDone = failed.kind === 'invalid' && (await isVerifiedAlready(session.isSignedIn()));
        setCheck(isDone ? { kind: 'verified' } : failed);
      },
    );
  }, [token, attempt]);

  if (check.kind === 'verified') return <EmailVerified next="" />;
  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('verify.title')}>{t('verify.purpose')}</ScreenIntroduction>
      {check.kind === 'working' && (
        <Inline>
          <Spinner label={t('verify.working')} />
          <Text as="span" tone="soft">
            {t('verify.working')}…
          </Text>
        </Inline>
      )}
      {check.kind === 'invalid' && (
        <>
          <Alert tone="danger" title={t('link.invalid')}>
            {isSignedIn ? t('verify.askAgain') : t('verify.logInToAsk')}
          </Alert>
          {isSignedIn ? (
            <SendAgainButton isMain onVerified={() => setCheck({ kind: 'verified' })} />
          ) : (
            <Button asChild variant="primary" size="large" fullWidth>
              <RouterLink to={toLogin(paths.verifyEmail)}>{t('login.submit')}</RouterLink>
            </Button>
          )}
        </>
      )}
      {check.kind === 'failed' && (
        <>
          <Alert tone="danger">{errorMessage(check.error, tShared)}</Alert>
          <Button
            variant="primary"
            size="large"
            fullWidth
            onClick={() => {
              setCheck({ kind: 'working' });
              setAttempt(attempt + 1);
            }}
          >
            {tShared('actions.tryAgain')}
          </Button>
        </>
      )}
    </Stack>
  );
}
