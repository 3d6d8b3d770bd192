import { createQueryClient } from '@michi/api/query';
import { useProfile } from '@michi/api/user';
import { Button } from '@michi/design-system/button';
import { EmptyState } from '@michi/design-system/empty-state';
import { FullPage } from '@michi/design-system/full-page';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { TimeZoneContext } from '../../shared/format/useFormat.ts';
import { defaultTimeZone } from '../../shared/format/timeZones.ts';
import { GlobalDataProvider } from '../../shared/global-data/GlobalDataProvider.tsx';
import { paths } from '../../shared/navigation/paths.ts';
import { useScreenTitle } from '../../shared/navigation/screenTitle.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { AdminLayout } from './AdminLayout.tsx';
import { TermsGate } from './TermsGate.tsx';

/** The area of a signed-in admin. Other users see that they have no access. */
export function Component() {
  const [client] = useState(createQueryClient);
  useFailureReports(client);
  return (
    <QueryClientProvider client={client}>
      <GlobalDataProvider>
        <ForAdmins />
      </GlobalDataProvider>
    </QueryClientProvider>
  );
}

function ForAdmins() {
  const { data: profile, isPending } = useProfile();
  // After a failed request the role is unknown, and the screens show the error.
  if (isPending) return <LoadingScreen />;
  if (profile !== undefined && profile.role !== 'ADMIN') return <NotForYou />;
  return (
    <TimeZoneContext value={profile?.settings.timezone ?? defaultTimeZone}>
      <TermsGate>
        <AdminLayout />
      </TermsGate>
    </TimeZoneContext>
  );
}

function NotForYou() {
  const { t } = useTranslation('admin');
  useScreenTitle(t('forbidden.title'));
  return (
    <FullPage>
      <EmptyState
        level={1}
        title={t('forbidden.title')}
        description={t('forbidden.text')}
        actions={
          <Button variant="primary" asChild>
            <Link to={paths.dashboard}>{t('forbidden.home')}</Link>
          </Button>
        }
      />
    </FullPage>
  );
}
