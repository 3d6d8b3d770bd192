import { apiClient, unwrap } from '@michi/api/client';
import { appName, session } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { requestGoogleLoginUrl, getProfile, type Session } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Divider } from '@michi/design-system/divider';
import { Inline } from '@michi/design-system/inline';
import { Spinner } from '@michi/design-system/spinner';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRuntimeSettings } from '../../../shared/settings/RuntimeSettings.ts';
import { beginProviderVisit, endProviderVisit } from '../providerVisit.ts';

interface ProviderLoginProps {
  /** Name of the identity provider, such as "Google". */
  readonly name: string;
  /** Where to go on to after logging in; null for the dashboard. */
  readonly next: string | null;
}

/** Leads to the identity provider, which leads back to the login page. */
export function ProviderLogin({ name, next }: ProviderLoginProps) {
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

/**
 * Begins a session with the refresh token of a visit to the identity provider, valid for one minute.
 * @throws {ApiError} when the token is refused or the profile cannot be read
 */
const exchangeToken = async (refreshToken: string): Promise<Session> => {
  const pair = await unwrap(
    apiClient('user').POST('/auth/refresh-token', { body: { refresh_token: refreshToken, appName } }),
  );
  const profile = await getProfile({ headers: { Authorization: `Bearer ${pair.token}` } });
  const { id, userDetailId, studentId, role, email, isNonUniversity, settings, accountStatus } = profile;
  const { familyName, firstName, familyNameJp, firstNameJp, nickname } = profile;
  return {
    ...pair,
    accountStatus,
    user: {
      id,
      userDetailId,
      studentId,
      role,
      email,
      familyName,
      firstName,
      familyNameJp,
      firstNameJp,
      nickname,
      isNonUniversity,
      settings,
    },
  };
};

const failureOf = (code: string | null) =>
  code === 'SERVICE_UNAVAILABLE' ? 'provider.unavailable' : 'provider.failed';

interface ProviderOutcomeProps {
  readonly fragment: URLSearchParams;
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  /** Called with the token an account on leave may be reactivated with. */
  readonly onLeave: (token: string) => void;
}

/** Continues after a visit to the identity provider, or shows why it failed. */
export function ProviderOutcome({ fragment, onLoggedIn, onLeave }: ProviderOutcomeProps) {
  const { t } = useTranslation('auth');
  const { t: shared } = useTranslation('shared');
  const [isExpected] = useState(() => endProviderVisit());
  const refreshToken = isExpected ? fragment.get('refresh_token') : null;
  const reactivationToken = isExpected ? fragment.get('reactivation_token') : null;
  const isOver = refreshToken === null && reactivationToken === null;
  /** The failure's code; undefined while unknown, null without a code. */
  const [refusal, setRefusal] = useState<string | null | undefined>(
    isOver ? fragment.get('error') : undefined,
  );
  const goOn = useEffectEvent(onLoggedIn);
  const goOnLeave = useEffectEvent(onLeave);

  useEffect(() => {
    if (reactivationToken !== null) goOnLeave(reactivationToken);
    if (refreshToken === null) return;
    exchangeToken(refreshToken)
      .then((begun) => goOn(begun))
      .catch((error: unknown) => setRefusal(error instanceof ApiError ? error.code : null));
  }, [refreshToken, reactivationToken]);
  const isBlocked = refusal === 'ACCOUNT_BLOCKED';
  useEffect(() => {
    if (isBlocked) session.clear();
  }, [isBlocked]);

  if (refusal !== undefined) {
    return <Alert tone="danger">{isBlocked ? shared('errors.accountBlocked') : t(failureOf(refusal))}</Alert>;
  }
  if (refreshToken === null) return null;
  return (
    <Inline>
      <Spinner label={t('login.working')} />
      <Text as="span" tone="soft">
        {t('login.working')}…
      </Text>
    </Inline>
  );
}
