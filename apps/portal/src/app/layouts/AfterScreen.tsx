import { AnswersKept } from '../../shared/kept-answers/AnswersKept.tsx';
import { NotificationWatch } from '../../shared/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/portal-version/VersionWatch.tsx';
import { DataAhead } from './DataAhead.tsx';

/**
 * What goes on beside every screen of a student, fetched after the screen itself: news, what is kept, new versions, and what
 * is meant next.
 */
export default function AfterScreen() {
  return (
    <>
      <NotificationWatch />
      <AnswersKept />
      <VersionWatch />
      <DataAhead />
    </>
  );
}
