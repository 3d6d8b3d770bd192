import { getProfile, type UserProfile } from '@michi/api/user';
import { Alert } from '@michi/design-system/alert';
import { Button } from '@michi/design-system/button';
import { Skeleton } from '@michi/design-system/skeleton';
import { Stack } from '@michi/design-system/stack';
import { VisuallyHidden } from '@michi/design-system/visually-hidden';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../shared/errors/errorMessage.ts';
import { paths, safeNext } from '../../shared/navigation/paths.ts';
import { AuthFrame } from './components/AuthFrame.tsx';
import { NewProfileForm } from './components/NewProfileForm.tsx';
import { ScreenIntroduction } from './components/ScreenIntroduction.tsx';

function FormSkeleton() {
  const { t } = useTranslation('shared');
  return (
    <div role="status">
      <VisuallyHidden>{t('loadingApplication')}</VisuallyHidden>
      <Stack gap="large">
        {Array.from({ length: 5 }, (_, index) => (
          <Stack key={index} gap="xsmall">
            <Skeleton width="third" />
            <Skeleton kind="title" />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}

/** Asks a new student for what companies want to know, after the account is created (specs/COVERAGE.md, section 2). */
export function Component() {
  const { t } = useTranslation('auth');
  const { t: tShared } = useTranslation('shared');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [profile, setProfile] = useState<UserProfile>();
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const controller = new AbortController();
    getProfile({ signal: controller.signal }).then(setProfile, (cause: unknown) => {
      if (!controller.signal.aborted) setFailure(cause);
    });
    return () => controller.abort();
  }, [attempt]);

  const next = safeNext(query.get('next')) ?? paths.dashboard;
  const later = (
    <Button asChild variant="ghost" size="large" fullWidth>
      <RouterLink to={next}>{t('profile.later')}</RouterLink>
    </Button>
  );
  return (
    <AuthFrame isWide>
      <Stack gap="large">
        <ScreenIntroduction title={t('profile.title')}>{t('profile.text')}</ScreenIntroduction>
        {profile !== undefined && (
          <NewProfileForm
            profile={profile}
            onSaved={async () => navigate(next, { replace: true })}
            later={later}
          />
        )}
        {profile === undefined && failure === undefined && <FormSkeleton />}
        {profile === undefined && failure !== undefined && (
          <>
            <Alert
              tone="danger"
              actions={
                <Button
                  onClick={() => {
                    setFailure(undefined);
                    setAttempt(attempt + 1);
                  }}
                >
                  {tShared('actions.tryAgain')}
                </Button>
              }
            >
              {errorMessage(failure, tShared)}
            </Alert>
            {later}
          </>
        )}
      </Stack>
    </AuthFrame>
  );
}
