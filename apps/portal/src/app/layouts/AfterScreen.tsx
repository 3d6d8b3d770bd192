import { OutboxResumed } from '../../features/chat/OutboxResumed.tsx';
import { ConnectionTold } from '../../shared/connection/ConnectionTold.tsx';
import { NotificationWatch } from '../../shared/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/portal-version/VersionWatch.tsx';
import { ActsWaiting } from '../../shared/waiting-acts/ActsWaiting.tsx';
import { IdlePreload } from './IdlePreload.tsx';

/**
 * What goes on beside every screen of a student, fetched after the screen itself: news, what waits, new versions, and what
 * is meant next.
 */
export default function AfterScreen() {
  return (
    <>
      <NotificationWatch />
      <ActsWaiting />
      <OutboxResumed />
      <ConnectionTold />
      <VersionWatch />
      <IdlePreload />
    </>
  );
}
