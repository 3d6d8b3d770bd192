import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../shared/navigation/paths.ts';
import { signOut } from '../shared/session/signOut.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

/** Signs out in every tab and returns to the login page. Part of the first load, so that it works without a network. */
export function SignOutScreen() {
  const { t } = useTranslation('shared');
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    let isOver = false;
    void signOut().then(() => {
      if (!isOver) setDone(true);
    });
    return () => {
      isOver = true;
    };
  }, []);
  return isDone ? <Navigate to={paths.login} replace /> : <LoadingScreen words={t('signOut.working')} />;
}
