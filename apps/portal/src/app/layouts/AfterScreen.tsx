import { AnswersKept } from '../../shared/kept-answers/AnswersKept.tsx';
import { NotificationWatch } from '../../shared/notifications/NotificationWatch.tsx';
import { VersionWatch } from '../../shared/portal-version/VersionWatch.tsx';

/** What goes on beside every screen of a student, fetched after the screen itself: news, what is kept, new versions. */
export default function AfterScreen() {
  return (
    <>
      <NotificationWatch />
      <AnswersKept />
      <VersionWatch />
    </>
  );
}
