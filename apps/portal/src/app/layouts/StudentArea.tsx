import { useProfile, getProfileQueryOptions } from '@michi/api/user';
import { useContext, useEffect, memo, useState } from 'react';
import { paths } from '../../shared/navigation/paths.ts';
import { isSavingData } from '../../shared/offline/connection.ts';
import { untilIdle, useIsLoaded } from '../../shared/ui/screen/afterLoad.ts';
import { PreloadContext } from '../preload.ts';
import { navigationFor, ungroupedItems, type NavigationItem } from './navigation.ts';
import { outbox } from '../../features/chat/outbox.ts';
import { completeCourse } from '../../features/courses/useCompletion.ts';
import { likePost } from '../../features/news/likes.ts';
import { readNotifications } from '../../features/notifications/useChangeNotifications.ts';
import { ConnectionNoticeUpdater } from '../../shared/offline/ConnectionNoticeUpdater.tsx';
import { OfflineMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { NotificationWatch } from '../../shared/realtime/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/offline/VersionWatch.tsx';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { favoriteJob, favoriteSeminar } from '../../shared/ui/detail/FavoriteButton.tsx';
import { session } from '@michi/api/session';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { useFailureReports } from '../../shared/errors/useFailureReports.ts';
import { TimeZoneContext } from '../../shared/format/useFormat.ts';
import { defaultTimeZone } from '../../shared/format/dates.ts';
import { GlobalDataProvider, useIsInUse } from '../../shared/GlobalDataProvider.tsx';
import { isWorkerControlled } from '../../shared/offline/worker.ts';
import { userEntryParts } from '../../shared/session/entries.ts';
import { prefetch } from '../../shared/navigation/prefetch.ts';
import { dropSessionQueryClient, sessionQueryClient } from '../../shared/session/queryClient.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { TermsGate } from './TermsGate.tsx';
import { StudentLayout } from './StudentLayout.tsx';
import { PersistedQueryCache } from '../../shared/offline/persistQueries.ts';

/** Milliseconds after a screen has loaded during which it has the network to itself. */
const networkPause = 2_000;

/** The screen that a row of the job list opens. */
const job = { path: paths.publicJobDetails };

/** Milliseconds to wait for an idle browser before each screen. */
const maxIdleWait = 10_000;

/**
 * Preloads screens one after the other, each when the browser is idle; nothing offline or with data saving enabled.
 * @param preload failures are ignored, since following the link loads the screen again
 */
export const preloadNavigation = async (
  items: readonly Pick<NavigationItem, 'path'>[],
  preload: (pathname: string) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> => {
  if (isSavingData()) return;
  for (const { path } of items) {
    await untilIdle(maxIdleWait);
    if (signal.aborted || !navigator.onLine) return;
    await preload(path);
  }
};

/**
 * Preloads the code of the screens in the navigation, and of a job, while the browser is idle: on a touch screen there
 * is no hover before a tap. Their data are loaded on intent; those of the calendar at once, for reading it offline.
 */
function IdlePreload() {
  const preload = useContext(PreloadContext);
  const { data: profile } = useProfile();
  const isNonUniversity = profile?.isNonUniversity;
  useEffect(() => {
    if (isNonUniversity === undefined) return undefined;
    const end = new AbortController();
    const groups = navigationFor({ isNonUniversity }).flatMap(({ items }) => items);
    const preloadScreen = (path: string) =>
      preload(new URL(path, location.origin), { withData: path === paths.calendar });
    const timer = setTimeout(
      () => void preloadNavigation([...ungroupedItems, ...groups, job], preloadScreen, end.signal),
      networkPause,
    );
    return () => {
      clearTimeout(timer);
      end.abort();
    };
  }, [preload, isNonUniversity]);
  return null;
}

/** Everything that a student may change offline. */
const offlineMutations = [
  favoriteJob,
  favoriteSeminar,
  likePost,
  completeCourse,
  readNotifications,
  changeNotes,
  outbox,
];

/** What runs beside every student screen: events, offline changes, new versions, preloading. */
function BackgroundTasks() {
  return (
    <>
      <NotificationWatch />
      <OfflineMutations mutations={offlineMutations} />
      <ConnectionNoticeUpdater />
      <VersionWatch />
      <IdlePreload />
    </>
  );
}

/** The profile: every screen of a student reads it. */
export const clientLoader = () => prefetch([getProfileQueryOptions()]);

/** A constant element, so that the frame does not re-render when the background tasks start. */
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
  const isInUse = useIsInUse();
  const isLoaded = useIsLoaded(hasUnsent || isInUse);
  // A user without a student id may be an admin: no frame before the role is known.
  if (isPending && session.get('USER_STUDENT_ID') === null) return <LoadingScreen />;
  if (profile?.role === 'ADMIN') return <Navigate to={paths.users} replace />;
  return (
    <TimeZoneContext value={profile?.settings.timezone ?? defaultTimeZone}>
      <TermsGate>{frame}</TermsGate>
      {(isLoaded || isWorkerControlled()) && <PersistedQueryCache />}
      {isLoaded && <BackgroundTasks />}
    </TimeZoneContext>
  );
}
