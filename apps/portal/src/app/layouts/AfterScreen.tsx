import { OutboxResumed } from '../../features/chat/OutboxResumed.tsx';
import { ConnectionNoticeUpdater } from '../../shared/offline/connection/ConnectionNoticeUpdater.tsx';
import { NotificationWatch } from '../../shared/realtime/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/offline/release/VersionWatch.tsx';
import { MutationQueue } from '../../shared/offline/mutation-queue/MutationQueue.tsx';
import { IdlePreload } from './IdlePreload.tsx';

/** What runs beside every student screen and is loaded after it: events, queued mutations, new versions, preloading. */
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
