import { session } from '@michi/api/session';
import { logOut } from '@michi/api/user';
import { Text } from '@michi/design-system/text';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { drafts, lastingDrafts } from '../../shared/drafts/drafts.ts';
import { forgetAnswers } from '../../shared/kept-answers/forgetAnswers.ts';
import { logger } from '../../shared/log/logger.ts';
import { paths } from '../../shared/paths.ts';
import { forgetDevice } from '../../shared/push/forgetDevice.ts';
import { useScreenTitle } from '../../shared/screen/screenTitle.ts';
import { AuthFrame } from './components/AuthFrame.tsx';

/** Ends the session here at once, whatever the server answers: a student who signs out on a shared device is out. */
const signOut = async (): Promise<void> => {
  const refreshToken = session.get('AUTH_REFRESH');
  const isSignedIn = session.isSignedIn();
  drafts.discardAll();
  lastingDrafts.discardAll();
  forgetDevice();
  try {
    if (isSignedIn) await logOut(refreshToken === null ? {} : { refreshToken });
  } catch (cause) {
    logger.error('The server did not end the session', cause);
  } finally {
    session.clear();
    // After the session: whatever still keeps something stops with it.
    await forgetAnswers();
  }
};

/** Signs out, in every tab, and returns to the login page. */
export function SignOutScreen() {
  const { t } = useTranslation('auth');
  const [isDone, setDone] = useState(false);
  useScreenTitle(t('signOut.title'));
  useEffect(() => {
    let isOver = false;
    void signOut().then(() => {
      if (!isOver) setDone(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  if (isDone) return <Navigate to={paths.login} replace />;
  return (
    <AuthFrame>
      <Text size="large" tone="soft">
        <span role="status">{t('signOut.working')}…</span>
      </Text>
    </AuthFrame>
  );
}
