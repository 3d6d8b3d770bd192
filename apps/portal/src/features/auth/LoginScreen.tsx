import { session, appName } from '@michi/api/session';
import { type Session, requestGoogleLoginUrl } from '@michi/api/user';
import { Link } from '@michi/design-system/link';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { nextFor, paths } from '../../shared/navigation/paths.ts';
import { useLanguage } from '../../shared/i18n/useLanguage.ts';
import { ownerIn } from '../../shared/session/loginAddress.ts';
import { beginSession } from '../../shared/session/beginSession.ts';
import { useRuntimeSettings } from '../../shared/settings/RuntimeSettings.ts';
import { notify } from '../../shared/ui/toasts/notify.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { LoginForm, type ComeBack } from './components/LoginForm.tsx';
import { ScreenIntroduction } from './components/ScreenIntroduction.tsx';
import type { Credentials } from './credentials.ts';
import { useFragment } from './useFragment.ts';
import { lazyDialog, lazyPart } from '../../shared/ui/screen/lazyPart.tsx';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { beginProviderVisit } from './providerVisit.ts';

// Rarely needed parts are loaded on demand.
const TwoStepForm = lazyPart(() => import('./components/TwoStepForm.tsx'));
const ReturnDialog = lazyDialog(() => import('./components/ReturnDialog.tsx'));
const ProviderOutcome = lazyPart(() => import('./components/ProviderOutcome.tsx'));

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
  const { showKept } = useLanguage();
  const showLanguageAfterSignOut = useEffectEvent(showKept);
  useEffect(() => void showLanguageAfterSignOut(), []);
  const fragment = useFragment();
  /** Credentials of the first step. A password in it lives as long as this screen. */
  const [credentials, setCredentials] = useState<Credentials>();
  const [cameBack, setCameBack] = useState<ComeBack>();
  const [returnToken, setReturnToken] = useState<string>();

  const begin = async (begun: Session, done: 'login.done' | 'return.done') => {
    beginSession(begun);
    await showKept();
    // `t` would use the language of the previous render.
    notify.success(i18n.t(done, { ns: 'auth' }));
    const next = nextFor(fragment, null, begun.user.id) ?? nextFor(query, owner, begun.user.id);
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
            <ProviderLogin name={identityProvider} next={nextFor(query, owner, null)} />
          )}
          <Text tone="soft" align="center">
            {t('login.newHere')}{' '}
            <Link asChild>
              <RouterLink to={{ pathname: paths.register, search: owner === null ? search : '' }}>
                {t('login.toRegister')}
              </RouterLink>
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

interface ProviderLoginProps {
  /** Name of the identity provider, such as "Google". */
  readonly name: string;
  /** Where to go on to after logging in; null for the dashboard. */
  readonly next: string | null;
}

/** Leads to the identity provider, which leads back to the login page. */
function ProviderLogin({ name, next }: ProviderLoginProps) {
  const { t } = useTranslation('auth');
  const { services } = useRuntimeSettings();
  const path = requestGoogleLoginUrl({ appName, ...(next !== null && { next }) });
  // A page to visit, not a request: the service may have an address of its own.
  const address = path.replace(/^\/api\/user/, (own) => services['user'] ?? own);
  return (
    <Stack gap="large">
      <Divider label={t('provider.or')} />
      <Button asChild size="large" fullWidth onClick={() => beginProviderVisit()}>
        <a href={address}>
          {name === 'Google' && <GoogleMark />}
          {t('provider.continue', { name })}
        </a>
      </Button>
    </Stack>
  );
}

/** Google's mark in its own colours, as its guidelines for sign-in buttons ask. Decoration beside the name. */
function GoogleMark() {
  return (
    <svg aria-hidden="true" width="18" height="18" viewBox="0 0 18 18">
      <path
        fill="#4285F4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
      />
      <path
        fill="#34A853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18z"
      />
      <path fill="#FBBC05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33z" />
      <path
        fill="#EA4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58z"
      />
    </svg>
  );
}
