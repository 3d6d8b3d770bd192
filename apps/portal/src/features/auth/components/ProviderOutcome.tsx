import { session, appName } from '@michi/api/session';
import { ApiError } from '@michi/api/transport';
import { type Session, getProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Inline } from '@michi/design-system/inline';
import { Spinner } from '@michi/design-system/spinner';
import { Text } from '@michi/design-system/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endProviderVisit } from '../providerVisit.ts';
import { apiClient, unwrap } from '@michi/api/client';

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

export interface ProviderOutcomeProps {
  readonly fragment: URLSearchParams;
  readonly onLoggedIn: (begun: Session) => Promise<void>;
  /** Called with the token an account on leave may be reactivated with. */
  readonly onLeave: (token: string) => void;
}

/** Continues after a visit to the identity provider, or shows why it failed. */
export default function ProviderOutcome({ fragment, onLoggedIn, onLeave }: ProviderOutcomeProps) {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
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
    return (
      <Alert tone="danger">{isBlocked ? tShared('errors.accountBlocked') : t(failureOf(refusal))}</Alert>
    );
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
