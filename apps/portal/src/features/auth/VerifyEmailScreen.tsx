import { session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { showAccount, verifyEmail, sendEmailVerification } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Inline } from '@michi/design-system/inline';
import { Spinner } from '@michi/design-system/spinner';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, Link as RouterLink } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { paths, safeNext, toLogin } from '../../shared/navigation/paths.ts';
import { useIsSignedIn } from '../../shared/session/loginAddress.ts';
import { logger } from '../../shared/settings/logger.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';
import { useFragment } from './useFragment.ts';

/**
 * Verifies an email with the token of a mail (`#token=…`), on any device, or without one says that a mail has been
 * sent. The token is sent in a POST by the page's script, so that link scanners of mail programs do not consume it.
 */
export function Component() {
  const { search } = useLocation();
  const isSignedIn = useIsSignedIn();
  const token = useFragment().get('token');
  if (token === null && !isSignedIn) return <Navigate to={toLogin(paths.verifyEmail)} replace />;
  return (
    <AuthFrame>
      {token === null ? <MailSent next={search} /> : <EmailCheck key={token} token={token} />}
    </AuthFrame>
  );
}

type Check =
  | { readonly kind: 'working' | 'verified' | 'invalid' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** Any 422 is about the token, since the request contains nothing else. */
const checkOf = (error: unknown): Check =>
  error instanceof ApiError && error.status === 422 ? { kind: 'invalid' } : { kind: 'failed', error };

/** Whether a used link has done its work; unknown without a session or account. */
const isVerifiedAlready = (isSignedIn: boolean): Promise<boolean> =>
  isSignedIn
    ? showAccount().then(
        ({ isEmailVerified }) => isEmailVerified,
        () => false,
      )
    : Promise.resolve(false);

/** Verifies an email with the token of a mail, at once. A link that is opened again says what it has done. */
function EmailCheck({ token }: { readonly token: string }) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
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
          <Alert tone="danger">{errorMessage(check.error, shared)}</Alert>
          <Button
            variant="primary"
            size="large"
            fullWidth
            onClick={() => {
              setCheck({ kind: 'working' });
              setAttempt(attempt + 1);
            }}
          >
            {shared('actions.tryAgain')}
          </Button>
        </>
      )}
    </Stack>
  );
}

interface MailSentProps {
  /** The query that says where to go; empty for the dashboard. */
  readonly next: string;
}

/** The email passed on by the registration, only for the user who registered: the history outlives a session. */
const emailOf = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'user' in state &&
  state.user === session.get('USER_ID') &&
  'email' in state &&
  typeof state.email === 'string'
    ? state.email
    : null;

/** Says that a verification mail has been sent, and sends it again. The user may continue. */
export function MailSent({ next }: MailSentProps) {
  const { t } = useTranslation('auth');
  const state: unknown = useLocation().state;
  const handedOver = emailOf(state);
  const [account, setAccount] = useState({ email: handedOver, isVerified: false });

  useEffect(() => {
    if (handedOver !== null) return undefined;
    let isOver = false;
    showAccount().then(
      ({ email, isEmailVerified }) => {
        if (!isOver) setAccount({ email, isVerified: isEmailVerified });
      },
      // The page is usable without the account.
      (cause: unknown) => logger.error('Cannot show the account', cause),
    );
    return () => {
      isOver = true;
    };
  }, [handedOver]);

  if (account.isVerified) return <EmailVerified next={next} />;
  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('verify.mailTitle')}>
        {account.email === null ? t('verify.mailText') : t('verify.mailTextTo', { email: account.email })}
      </ScreenIntroduction>
      <Text tone="soft">{t('verify.mailHelp')}</Text>
      <Stack gap="medium">
        <WaysOn next={next} />
        <SendAgainButton onVerified={() => setAccount({ ...account, isVerified: true })} />
      </Stack>
    </Stack>
  );
}

interface EmailVerifiedProps {
  /** The query that says where to go; empty for the dashboard. */
  readonly next: string;
}

/** The email is verified: on to the portal, on another device by way of the login page. */
function EmailVerified({ next }: EmailVerifiedProps) {
  const { t } = useTranslation('auth');
  const isSignedIn = useIsSignedIn();
  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('verify.title')}>
        {t(isSignedIn ? 'verify.purpose' : 'verify.loginNext')}
      </ScreenIntroduction>
      <Alert tone="success">{t('verify.done')}</Alert>
      {isSignedIn ? (
        <WaysOn next={next} />
      ) : (
        <Button asChild variant="primary" size="large" fullWidth>
          <RouterLink to={paths.login}>{t('login.submit')}</RouterLink>
        </Button>
      )}
    </Stack>
  );
}

/** To the requested page, or to what the registration did not ask. */
function WaysOn({ next }: EmailVerifiedProps) {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="small">
      <Button asChild variant="primary" size="large" fullWidth>
        <RouterLink to={safeNext(new URLSearchParams(next).get('next')) ?? paths.dashboard}>
          {t('verify.begin')}
        </RouterLink>
      </Button>
      <Button asChild variant="ghost" size="large" fullWidth>
        <RouterLink to={{ pathname: paths.createProfile, search: next }}>{t('verify.toProfile')}</RouterLink>
      </Button>
    </Stack>
  );
}

interface SendAgainButtonProps {
  /** Called when no mail is needed, since the email is verified already. */
  readonly onVerified: () => void;
  readonly isMain?: boolean;
}

/** Sends the verification mail of the signed-in user again. */
function SendAgainButton({ onVerified, isMain = false }: SendAgainButtonProps) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const [isWorking, setWorking] = useState(false);
  /** Counts the mails, so that each is announced. */
  const [sent, setSent] = useState(0);

  const send = async () => {
    setWorking(true);
    try {
      const { isVerified } = await sendEmailVerification();
      if (isVerified) onVerified();
      else setSent((times) => times + 1);
    } catch (error) {
      notify.error(errorMessage(error, shared));
    } finally {
      setWorking(false);
    }
  };
  return (
    <Stack gap="medium">
      {sent > 0 && (
        <Alert key={sent} tone="success">
          {t('verify.sentAgain')}
        </Alert>
      )}
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        size="large"
        fullWidth
        working={isWorking}
        workingLabel={t('sending')}
        onClick={() => void send()}
      >
        {t('sendAgain')}
      </Button>
    </Stack>
  );
}
