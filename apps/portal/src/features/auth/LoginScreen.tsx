import { session } from '@michi/api/session';
import type { Session } from '@michi/api/user';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { nextFor, paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { useRuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { LoginForm, type ComeBack } from './components/LoginForm.tsx';
import { ProviderLogin } from './components/ProviderLogin.tsx';
import { ScreenIntroduction } from './components/ScreenIntroduction.tsx';
import type { Credentials } from './credentials.ts';
import { useFragment } from './useFragment.ts';
import { lazyDialog, lazyPart } from '../../shared/ui/screen/lazyPart.tsx';

// What few visits need comes when they need it.
const TwoStepForm = lazyPart(() => import('./components/TwoStepForm.tsx'));
const ReturnDialog = lazyDialog(() => import('./components/ReturnDialog.tsx'));
const ProviderOutcome = lazyPart(() => import('./components/ProviderOutcome.tsx'));

/** The names a visit to the identity provider comes back with, in the fragment. */
const outcomes = ['refresh_token', 'reactivation_token', 'error'] as const;

/** Logs somebody in and leads on to `next`, else a student to the dashboard and an admin to the users. */
export function LoginScreen() {
  const { t, i18n } = useTranslation('auth');
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query] = useSearchParams();
  const { identityProvider } = useRuntimeSettings();
  const { showKept } = useLanguage();
  const fragment = useFragment();
  /** Whose second step is asked for. A password in it lives as long as this screen. */
  const [credentials, setCredentials] = useState<Credentials>();
  const [cameBack, setCameBack] = useState<ComeBack>();
  /** What a student on leave may come back with. */
  const [returnToken, setReturnToken] = useState<string>();

  const begin = async (begun: Session, done: 'login.done' | 'return.done') => {
    beginSession(begun);
    await showKept();
    // `t` goes on speaking the language this was drawn in.
    notify.success(i18n.t(done, { ns: 'auth' }));
    const next = nextFor(fragment, begun.user.id) ?? nextFor(query, begun.user.id);
    const home = begun.user.role === 'ADMIN' ? paths.users : paths.dashboard;
    await navigate(next ?? home, { replace: true });
  };
  const onLoggedIn = async (begun: Session) => {
    if (begun.accountStatus === 'ON_LEAVE') setReturnToken(begun.token);
    else await begin(begun, 'login.done');
  };
  const onBack = (reason: ComeBack) => {
    setCredentials(undefined);
    setCameBack(reason);
  };
  const stopReturning = () => {
    session.clear();
    setReturnToken(undefined);
  };

  return (
    <AuthFrame>
      {credentials === undefined ? (
        <Stack gap="large">
          <ScreenIntroduction title={t('login.welcome')}>{t('login.text')}</ScreenIntroduction>
          {outcomes.some((name) => fragment.has(name)) && (
            <Suspense fallback={null}>
              <ProviderOutcome
                key={fragment.toString()}
                fragment={fragment}
                onLoggedIn={onLoggedIn}
                onLeave={setReturnToken}
              />
            </Suspense>
          )}
          <LoginForm cameBack={cameBack} onLoggedIn={onLoggedIn} onCodeAsked={setCredentials} />
          {identityProvider !== undefined && (
            <ProviderLogin name={identityProvider} next={nextFor(query, null)} />
          )}
          <Text tone="soft" align="center">
            {t('login.newHere')}{' '}
            <Link asChild>
              <RouterLink to={{ pathname: paths.register, search }}>{t('login.toRegister')}</RouterLink>
            </Link>
          </Text>
        </Stack>
      ) : (
        <Suspense fallback={null}>
          <TwoStepForm credentials={credentials} onLoggedIn={onLoggedIn} onBack={onBack} />
        </Suspense>
      )}
      {returnToken !== undefined && (
        <Suspense fallback={null}>
          <ReturnDialog
            token={returnToken}
            onReturned={(begun) => begin(begun, 'return.done')}
            onClose={stopReturning}
          />
        </Suspense>
      )}
    </AuthFrame>
  );
}
