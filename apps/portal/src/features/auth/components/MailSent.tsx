import { session } from '@michi/api/session';
import { showAccount } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { logger } from '../../../shared/settings/logger.ts';
import { paths } from '../../../shared/navigation/paths.ts';
import { EmailVerified } from './EmailVerified.tsx';
import { ScreenIntroduction } from './ScreenIntroduction.tsx';
import { SendAgainButton } from './SendAgainButton.tsx';

export interface MailSentProps {
  /** The query that says where to go after the profile; empty for the dashboard. */
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
        <Button asChild variant="primary" size="large" fullWidth>
          <RouterLink to={{ pathname: paths.createProfile, search: next }}>
            {t('verify.toProfile')}
          </RouterLink>
        </Button>
        <SendAgainButton onVerified={() => setAccount({ ...account, isVerified: true })} />
      </Stack>
    </Stack>
  );
}
