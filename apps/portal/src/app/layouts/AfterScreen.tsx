import { outbox } from '../../features/chat/outbox.ts';
import { completeCourse } from '../../features/courses/useCompletion.ts';
import { likePost } from '../../features/news/likes.ts';
import { readNotifications } from '../../features/notifications/useChangeNotifications.ts';
import { ConnectionNoticeUpdater } from '../../shared/offline/connection/ConnectionNoticeUpdater.tsx';
import { OfflineMutations } from '../../shared/offline/mutations/OfflineMutations.tsx';
import { NotificationWatch } from '../../shared/realtime/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/offline/release/VersionWatch.tsx';
import { changeNotes } from '../../shared/ui/application-notes/useSaveNotes.ts';
import { favoriteJob, favoriteSeminar } from '../../shared/ui/favorites/favorites.ts';
import { IdlePreload } from './IdlePreload.tsx';

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

/** What runs beside every student screen and is loaded after it: events, offline changes, new versions, preloading. */
export default function AfterScreen() {
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
