import { session } from '@michi/api/session';
import { getProfileQueryOptions, useProfile } from '@michi/api/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { memo, Suspense, useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { TimeZoneContext } from '../../shared/format/useFormat.ts';
import { defaultTimeZone } from '../../shared/format/timeZones.ts';
import { GlobalDataProvider } from '../../shared/global-data/GlobalDataProvider.tsx';
import { isWorkerControlled } from '../../shared/offline/persisted-cache/isWorkerControlled.ts';
import { userEntryParts } from '../../shared/session/browser-storage/entries.ts';
import { paths } from '../../shared/navigation/paths.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { dropSessionQueryClient, sessionQueryClient } from '../../shared/session/queryClient.ts';
import { useIsLoaded } from '../../shared/ui/screen/useIsLoaded.ts';
import { LoadingScreen } from '../LoadingScreen.tsx';
import { TermsGate } from './TermsGate.tsx';
import { StudentLayout } from './StudentLayout.tsx';
import { lazyExtra } from '../../shared/ui/screen/lazyPart.tsx';

const AfterScreen = lazyExtra(() => import('./AfterScreen.tsx'));
const PersistedQueryCache = lazyExtra(() => import('../../shared/offline/persisted-cache/persistQueries.ts'));

/** The profile: every screen of a student reads it. */
export const clientLoader = () => prefetch([getProfileQueryOptions()]);

/** A constant element, so that the frame does not re-render when a part around it loads later. */
const frame = <StudentLayout />;

/**
 * The providers of a signed-in student: query client, global lists, time zone, layout. It unmounts when the session
 * ends, in whichever tab, and its data are discarded. Navigation re-renders only the parts that depend on the address.
 */
export const Component = memo(function StudentArea() {
  const [client] = useState(sessionQueryClient);
  useEffect(() => dropSessionQueryClient, []);
  useFailureReports(client);
  return (
    <QueryClientProvider client={client}>
      <GlobalDataProvider>
        <InOwnTimeZone />
      </GlobalDataProvider>
    </QueryClientProvider>
  );
});

function InOwnTimeZone() {
  const { data: profile, isPending } = useProfile();
  // The data of the screen come first, unless an earlier visit left something to send.
  const [hasUnsent] = useState(() => userEntryParts('MUTATION').length > 0);
  const isLoaded = useIsLoaded(hasUnsent);
  // A user without a student id may be an admin: no frame before the role is known.
  if (isPending && session.get('USER_STUDENT_ID') === null) return <LoadingScreen />;
  if (profile?.role === 'ADMIN') return <Navigate to={paths.users} replace />;
  return (
    <TimeZoneContext value={profile?.settings.timezone ?? defaultTimeZone}>
      <TermsGate>{frame}</TermsGate>
      <Suspense fallback={null}>{(isLoaded || isWorkerControlled()) && <PersistedQueryCache />}</Suspense>
      <Suspense fallback={null}>{isLoaded && <AfterScreen />}</Suspense>
    </TimeZoneContext>
  );
}
