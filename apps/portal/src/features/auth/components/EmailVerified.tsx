import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Stack } from '@michi/design-system/stack';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths, toLogin } from '../../../shared/navigation/paths.ts';
import { useIsSignedIn } from '../../../shared/session/useIsSignedIn.ts';
import { ScreenIntroduction } from './ScreenIntroduction.tsx';

export interface EmailVerifiedProps {
  /** The query that says where to go after the profile; empty for the dashboard. */
  readonly next: string;
}

/** The email is verified: on to the profile, on another device by way of the login page. */
export function EmailVerified({ next }: EmailVerifiedProps) {
  const { t } = useTranslation('auth');
  const isSignedIn = useIsSignedIn();
  return (
    <Stack gap="large">
      <ScreenIntroduction title={t('verify.title')}>
        {t(isSignedIn ? 'verify.profileNext' : 'verify.loginNext')}
      </ScreenIntroduction>
      <Alert tone="success">{t('verify.done')}</Alert>
      {isSignedIn ? (
        <Stack gap="small">
          <Button asChild variant="primary" size="large" fullWidth>
            <RouterLink to={{ pathname: paths.createProfile, search: next }}>
              {t('verify.toProfile')}
            </RouterLink>
          </Button>
          <Button asChild size="large" fullWidth>
            <RouterLink to={paths.dashboard}>{t('verify.toDashboard')}</RouterLink>
          </Button>
        </Stack>
      ) : (
        <Button asChild variant="primary" size="large" fullWidth>
          <RouterLink to={toLogin(paths.createProfile)}>{t('login.submit')}</RouterLink>
        </Button>
      )}
    </Stack>
  );
}
