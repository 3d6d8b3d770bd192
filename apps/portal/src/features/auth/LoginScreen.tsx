import { session, type Credentials } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { reactivateAccount, type Session } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { nextFor, paths } from '../../shared/navigation/paths.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { SignedInBeforeContext } from '../../shared/session/deviceCookies.ts';
import { ownerIn } from '../../shared/session/loginAddress.ts';
import { useRuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { OpenDialog } from '../../shared/ui/dialogs/OpenDialog.tsx';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame, ScreenIntroduction } from './components/AuthFrame.tsx';
import { FirstWelcome } from './components/FirstWelcome.tsx';
import { LoginForm, TwoStepForm, type FirstStepReturn } from './components/LoginForms.tsx';
import { ProviderLogin, ProviderOutcome } from './components/ProviderLogin.tsx';
import { useFragment } from './useFragment.ts';

/** Names in the fragment on return from the identity provider. */
const outcomes = ['refresh_token', 'reactivation_token', 'error'] as const;

/** Logs in and continues to `next`, otherwise a student to the dashboard and an admin to the users. */
export function Component() {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const location = useLocation();
  const { search } = location;
  const owner = ownerIn(location.state);
  const [query] = useSearchParams();
  const { identityProvider } = useRuntimeSettings();
  const { applyStoredLanguage } = useLanguage();
  const showLanguageAfterSignOut = useEffectEvent(applyStoredLanguage);
  useEffect(() => void showLanguageAfterSignOut(), []);
  const fragment = useFragment();
  const [isReturning] = useState(useContext(SignedInBeforeContext));
  const toRegister = { pathname: paths.register, search: owner === null ? search : '' };
  /** Credentials of the first step. A password in it lives as long as this screen. */
  const [credentials, setCredentials] = useState<Credentials>();
  const [returned, setReturned] = useState<FirstStepReturn>();
  const [returnToken, setReturnToken] = useState<string>();

  const welcome = async (begun: Session, done: 'login.done' | 'return.done') => {
    await applyStoredLanguage();
    // `t` would use the language of the previous render.
    notify.success(i18n.t(done, { ns: 'auth' }));
    const next = nextFor(fragment, null, begun.user.id) ?? nextFor(query, owner, begun.user.id);
    const home = begun.user.role === 'ADMIN' ? paths.users : paths.dashboard;
    await navigate(next ?? home, { replace: true });
  };
  const onLoggedIn = async (begun: Session) => {
    if (begun.accountStatus === 'ON_LEAVE') setReturnToken(begun.token);
    else await welcome(begun, 'login.done');
  };
  const onReturned = async (begun: Session) => {
    beginSession(begun);
    await welcome(begun, 'return.done');
  };
  const onProviderReturned = async (begun: Session) => {
    if (begun.accountStatus !== 'ON_LEAVE') beginSession(begun);
    await onLoggedIn(begun);
  };
  const onBack = (reason: FirstStepReturn) => {
    setCredentials(undefined);
    setReturned(reason);
  };
  const stopReturning = () => {
    session.clear();
    setReturnToken(undefined);
  };

  return (
    <AuthFrame>
      {credentials === undefined ? (
        <Stack gap="large">
          {isReturning ? (
            <ScreenIntroduction title={t('login.welcomeBack')}>{t('login.text')}</ScreenIntroduction>
          ) : (
            <FirstWelcome toRegister={toRegister} />
          )}
          {outcomes.some((name) => fragment.has(name)) && (
            <ProviderOutcome
              key={fragment.toString()}
              fragment={fragment}
              onLoggedIn={onProviderReturned}
              onLeave={setReturnToken}
            />
          )}
          <LoginForm
            isMain={isReturning}
            returned={returned}
            onLoggedIn={onLoggedIn}
            onCodeRequired={setCredentials}
          />
          {identityProvider !== undefined && (
            <ProviderLogin name={identityProvider} next={nextFor(query, owner, null)} />
          )}
          {isReturning && (
            <Text tone="soft" align="center">
              {t('login.newHere')}{' '}
              <Link asChild>
                <RouterLink to={toRegister}>{t('login.toRegister')}</RouterLink>
              </Link>
            </Text>
          )}
        </Stack>
      ) : (
        <TwoStepForm credentials={credentials} onLoggedIn={onLoggedIn} onBack={onBack} />
      )}
      {returnToken !== undefined && (
        <ReturnDialog token={returnToken} onReturned={onReturned} onClose={stopReturning} />
      )}
    </AuthFrame>
  );
}

interface ReturnDialogProps {
  /** The token that logging in to an account on leave gave. */
  readonly token: string;
  /** Called with the session of the account that is active again. */
  readonly onReturned: (begun: Session) => Promise<void>;
  readonly onClose: () => void;
}

/** Offers a student on leave to come back (specs/COVERAGE.md, section 4, "Account"). */
function ReturnDialog({ token, onReturned, onClose }: ReturnDialogProps) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const [isWorking, setWorking] = useState(false);
  const [fault, setFault] = useState<string>();

  const comeBack = async () => {
    setWorking(true);
    setFault(undefined);
    try {
      await onReturned(await reactivateAccount({ headers: { Authorization: `Bearer ${token}` } }));
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'ACCOUNT_BLOCKED') session.clear();
      const isTooLate = code === 'UNAUTHENTICATED' || code === 'TOKEN_EXPIRED';
      const message = isTooLate ? t('return.tooLate') : errorMessage(error, shared);
      setFault(message);
      notify.error(message);
    } finally {
      setWorking(false);
    }
  };

  return (
    <OpenDialog
      onClose={onClose}
      size="small"
      title={t('return.title')}
      description={t('return.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('return.notNow')}</Button>
          <Button
            variant="primary"
            working={isWorking}
            workingLabel={t('return.working')}
            onClick={() => void comeBack()}
          >
            {t('return.submit')}
          </Button>
        </>
      }
    >
      {fault === undefined ? null : (
        <Alert tone="danger" silent>
          {fault}
        </Alert>
      )}
    </OpenDialog>
  );
}
