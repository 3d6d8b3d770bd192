import { session } from '@michi/api/session';
import { useSyncExternalStore, useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router-dom';
import { loginAddress, loginState, ownerIn } from '../../shared/session/loginAddress.ts';
import { recordShownPages } from '../../shared/session/followUser.ts';
import { LoadingScreen } from '../screens/LoadingScreen.tsx';
import { nextFor, paths } from '../../shared/navigation/paths.ts';
import { useTranslation } from 'react-i18next';
import { signOut } from '../../shared/session/endSession.ts';

const read = (): string | null => (session.isSignedIn() ? (session.get('USER_ID') ?? '') : null);

/** Id of the signed-in user, also from another tab; null without one. */
const useUser = (): string | null => useSyncExternalStore(session.subscribe, read, () => null);

/**
 * Redirects visitors without a session to the login page, and back after the login. If another user signs in meanwhile
 * in another tab, nothing of the previous user stays visible.
 */
export function SessionRequired() {
  const user = useUser();
  const [shownTo] = useState(user);
  const location = useLocation();
  const isOwn = user !== null && user === shownTo;
  useEffect(() => {
    if (isOwn) recordShownPages();
  }, [isOwn]);
  if (user !== null) return isOwn ? <Outlet /> : <LoadingScreen />;
  return (
    <>
      <LoadingScreen />
      <Navigate to={loginAddress(location)} state={loginState(shownTo)} replace />
    </>
  );
}

/** Redirects a student who is signed in, or signs in in another tab, to the page they wanted to open. */
export function VisitorsOnly() {
  const [query] = useSearchParams();
  const owner = ownerIn(useLocation().state);
  // After a login on this page the form itself navigates, once the next screen has loaded.
  const [isSignedIn, setSignedIn] = useState(session.isSignedIn);
  useEffect(() => {
    const look = () => setSignedIn(session.isSignedIn());
    globalThis.addEventListener('storage', look);
    return () => globalThis.removeEventListener('storage', look);
  }, []);
  return isSignedIn ? (
    <Navigate to={nextFor(query, owner, session.get('USER_ID')) ?? paths.dashboard} replace />
  ) : (
    <Outlet />
  );
}

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
  return isDone ? <Navigate to={paths.login} replace /> : <LoadingScreen label={t('signOut.working')} />;
}
