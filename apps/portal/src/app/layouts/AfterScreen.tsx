import { OutboxResumed } from '../../features/chat/OutboxResumed.tsx';
import { ConnectionNoticeUpdater } from '../../shared/offline/connection/ConnectionNoticeUpdater.tsx';
import { NotificationWatch } from '../../shared/realtime/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/offline/release/VersionWatch.tsx';
import { MutationQueue } from '../../shared/offline/mutation-queue/MutationQueue.tsx';
import { IdlePreload } from './IdlePreload.tsx';

/**
 * What goes on beside every screen of a student, fetched after the screen itself: news, what waits, new versions, and what
 * is meant next.
 */
export default function AfterScreen() {
  return (
    <>
      <NotificationWatch />
      <MutationQueue />
      <OutboxResumed />
      <ConnectionNoticeUpdater />
      <VersionWatch />
      <IdlePreload />
    </>
  );
}
